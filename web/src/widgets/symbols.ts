// NATO symbols as SVG, drawn by milsymbol. It is large, so it comes only when a counter needs it.

type Draw = (sidc: string) => string;

let drawing: Promise<Draw> | undefined;
const drawn = new Map<string, Promise<string>>();

function load(): Promise<Draw> {
  drawing ??= import('milsymbol').then(({ default: ms }) => (sidc) =>
    new ms.Symbol(sidc, { size: 40, monoColor: 'currentColor', strokeWidth: 6, simpleStatusModifier: true }).asSVG(),
  );
  return drawing;
}

/** The SVG of a symbol code; each code is drawn once. */
export function symbol(sidc: string): Promise<string> {
  let found = drawn.get(sidc);
  if (!found) {
    found = load().then((draw) => draw(sidc));
    drawn.set(sidc, found);
  }
  return found;
}
