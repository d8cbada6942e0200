import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the client with the tables of a server that runs beside it: landfall serve
const server = process.env.LANDFALL_SERVER ?? 'http://127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/landfall/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The pages' security policy allows images as data, but a file is kept by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
