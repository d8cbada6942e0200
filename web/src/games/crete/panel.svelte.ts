// Which panel covers the map: what is beside the map opens it, the map shows it.
export type Panel = '' | 'orders' | 'island' | 'chart' | 'diary';

class Lying {
  open = $state<Panel>('');
  /** The order in hand: its effect is shown on the map. */
  order = $state<{ order: string; value: string } | null>(null);

  shut(): void {
    this.open = '';
    this.order = null;
  }
  toggle(which: Panel): void {
    this.open = this.open === which ? '' : which;
    if (this.open !== 'orders') this.order = null;
  }
}
export const panel = new Lying();
