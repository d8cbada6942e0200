// Which panel covers the map. It is opened from beside the map, and shown on it.
export type Panel = '' | 'orders' | 'island' | 'chart' | 'diary';

class Lying {
  open = $state<Panel>('');
  /** The order that is pointed at: its effect is shown on the map. */
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
