/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Symbol codes by name, drawn as SVG when the client is built (vite.config.ts). */
declare module '*.sidc' {
  const drawn: Record<string, string>;
  export default drawn;
}
