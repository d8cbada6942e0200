// Which panel covers the map. Controls beside the map open it.
export type Panel = '' | 'orders' | 'island' | 'chart' | 'diary';

class Lying {
  open = $state<Panel>('');
  /** The order under the pointer: its effect is shown on the map. */
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
