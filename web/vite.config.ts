import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import ms from 'milsymbol';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the client with the tables of a server that runs beside it: landfall serve
const server = process.env.LANDFALL_SERVER ?? 'http://127.0.0.1:8321';

/** Writes compressed copies next to each file; the server sends them to browsers that accept them. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(folder, name);
        const data = readFileSync(file);
        if (data.length < 600) continue;
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/**
 * NATO symbols as SVG: a `.sidc` file names symbol codes (MIL-STD-2525, letters), and importing it gives their
 * drawings. Drawing them in the build spares the browser the library that draws them, which is four times as large as
 * everything else a table needs.
 */
function symbols(): Plugin {
  const draw = (sidc: string): string =>
    new ms.Symbol(sidc, { size: 40, monoColor: 'currentColor', strokeWidth: 6, simpleStatusModifier: true }).asSVG();
  return {
    name: 'symbols',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.sidc')) return null;
      const codes = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
      const drawn = Object.fromEntries(Object.entries(codes).map(([name, sidc]) => [name, draw(sidc)]));
      return `export default ${JSON.stringify(drawn)};`;
    },
  };
}

export default defineConfig({
  plugins: [symbols(), svelte(), compressed()],
  build: {
    outDir: '../src/landfall/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The pages' security policy allows images as data, but only files are cached by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
