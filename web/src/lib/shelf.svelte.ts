// Everything about the games that is fetched only once: cards, boards, names, rules, catalogues, and each game's own parts of the
// browser client.
import type { Component } from 'svelte';
import { get, getText } from './api';
import { settings } from './settings.svelte';
import { Catalogues } from './texts';
import type { FrameHints, GameCard, EndingProps, Guide, Language, Names, PictureProps, ReportProps, Rule, Term, TableCard, TableProps } from './types';

const fetched = new Map<string, Promise<unknown>>();

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  let found = fetched.get(key) as Promise<T> | undefined;
  if (!found) {
    found = make();
    fetched.set(key, found);
    found.catch(() => fetched.delete(key));
  }
  return found;
}

export const games = (): Promise<GameCard[]> => once('games', async () => (await get<{ games: GameCard[] }>('/api/games')).games);
export const board = (slug: string): Promise<unknown> => once(`${slug}/board`, () => get(`/api/games/${slug}/board`));
/** The rules of a game, and its glossary. */
export const book = (slug: string): Promise<{ rules: Rule[]; terms: Term[] }> => once(`${slug}/rules`, () => get(`/api/games/${slug}/rules`));
export const rules = (slug: string): Promise<Map<string, Rule>> =>
  once(`${slug}/rules by number`, async () => new Map((await book(slug)).rules.map((rule) => [rule.number, rule])));
const names = (slug: string): Promise<Record<string, Names>> => once(`${slug}/names`, () => get(`/api/games/${slug}/names`));
const core = (language: Language): Promise<string> => once(`texts/${language}`, () => getText(`/api/texts/${language}`));
const own = (slug: string, language: Language): Promise<string> =>
  once(`${slug}/texts/${language}`, () => getText(`/api/games/${slug}/texts/${language}`));

export const frameTexts = (language: Language): Promise<Catalogues> =>
  once(`catalogue/${language}`, async () => new Catalogues(language, [await core(language)]));
export const gameTexts = (slug: string, language: Language): Promise<Catalogues> =>
  once(`catalogue/${slug}/${language}`, async () => {
    const [common, mine, known] = await Promise.all([core(language), own(slug, language), names(slug)]);
    return new Catalogues(language, [common, mine], known);
  });

/** A game's texts without the names of its components, which the home page does not need: Crete alone has five thousand hexes. */
export const aboutTexts = (slug: string, language: Language): Promise<Catalogues> =>
  once(`about/${slug}/${language}`, async () => new Catalogues(language, await Promise.all([core(language), own(slug, language)])));

// Each game's own parts, found by the names of their files.

type Lazy<T> = Record<string, () => Promise<T>>;
type Drawn<P extends Record<string, unknown> | object> = { default: Component<P & Record<string, unknown>> };

const tables = import.meta.glob('../games/*/Table.svelte') as Lazy<Drawn<TableProps>>;
const sides = import.meta.glob('../games/*/Side.svelte') as Lazy<Drawn<TableProps>>;
const statuses = import.meta.glob('../games/*/Status.svelte') as Lazy<Drawn<TableProps>>;
const pictures = import.meta.glob('../games/*/Picture.svelte') as Lazy<Drawn<PictureProps>>;
const endings = import.meta.glob('../games/*/Ending.svelte') as Lazy<Drawn<EndingProps>>;
const scenes = import.meta.glob('../games/*/EndScene.svelte') as Lazy<Drawn<{ tone: 'won' | 'level' | 'lost' }>>;
const scenarios = import.meta.glob('../games/*/ScenarioPicture.svelte') as Lazy<Drawn<{ scenario: string }>>;
const reports = import.meta.glob('../games/*/Report.svelte') as Lazy<Drawn<ReportProps>>;
const hints = import.meta.glob('../games/*/frame.ts') as Lazy<{ frame: FrameHints }>;
const guides = import.meta.glob('../games/*/guide.ts') as Lazy<{ guide: Guide }>;

async function part<T>(found: Lazy<T>, slug: string, file: string): Promise<T | null> {
  return (await found[`../games/${slug}/${file}`]?.()) ?? null;
}

export const tableOf = async (slug: string) => (await part(tables, slug, 'Table.svelte'))?.default ?? null;
export const sideOf = async (slug: string) => (await part(sides, slug, 'Side.svelte'))?.default ?? null;
export const statusOf = async (slug: string) => (await part(statuses, slug, 'Status.svelte'))?.default ?? null;
export const pictureOf = async (slug: string) => (await part(pictures, slug, 'Picture.svelte'))?.default ?? null;
export const endingOf = async (slug: string) => (await part(endings, slug, 'Ending.svelte'))?.default ?? null;
export const endSceneOf = async (slug: string) => (await part(scenes, slug, 'EndScene.svelte'))?.default ?? null;
export const scenarioPictureOf = async (slug: string) => (await part(scenarios, slug, 'ScenarioPicture.svelte'))?.default ?? null;
export const reportOf = async (slug: string) => (await part(reports, slug, 'Report.svelte'))?.default ?? null;
export const hintsOf = async (slug: string): Promise<FrameHints> => (await part(hints, slug, 'frame.ts'))?.frame ?? {};
export const guideOf = async (slug: string): Promise<Guide | null> => (await part(guides, slug, 'guide.ts'))?.guide ?? null;

/** What a page needs to draw a game's table; `Table` is null where the game has none of its own. */
export async function tableParts(slug: string): Promise<{ Table: Awaited<ReturnType<typeof tableOf>>; board: unknown; hints: FrameHints }> {
  const [Table, found, hints] = await Promise.all([tableOf(slug), board(slug), hintsOf(slug)]);
  return { Table, board: found, hints };
}

// When a table is opened by its address, its data is requested before the page itself has loaded.

const ahead = new Map<string, Promise<TableCard>>();

/** A card requested in advance is used only once, because it may change: the next request goes to the server. */
export function tableCard(id: string): Promise<TableCard> {
  const found = ahead.get(id) ?? get<TableCard>(`/api/tables/${encodeURIComponent(id)}`);
  ahead.delete(id);
  return found;
}

export function fetchAhead(id: string): void {
  const card = tableCard(id);
  ahead.set(id, card);
  const all = card.then(({ game }) => Promise.all([gameTexts(game, settings.language), tableParts(game)]));
  all.catch(() => {}); // the page asks again and reports what is wrong
}

/** The frame's own texts in the chosen language; null until they have loaded. */
class Spoken {
  t = $state.raw<Catalogues | null>(null);
  /** The catalogue could not be loaded. */
  failed = $state(false);

  async load(): Promise<void> {
    const language = settings.language;
    try {
      const found = await frameTexts(language);
      if (language === settings.language) this.t = found;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const spoken = new Spoken();
