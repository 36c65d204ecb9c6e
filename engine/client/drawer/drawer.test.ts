import { describe, expect, test } from 'vitest';
import { initialDrawer, isDrawerAvailable, reduceDrawer, type DrawerContext, type DrawerEvent } from './drawer.ts';

const docs: DrawerContext = { available: true, hasSecondary: true };
const plain: DrawerContext = { available: true, hasSecondary: false };

function run(context: DrawerContext, ...events: DrawerEvent[]) {
  return events.reduce((state, event) => reduceDrawer(state, event, context), initialDrawer(context.hasSecondary));
}

describe('drawer', () => {
  test('opens on the docs sidebar if there is one, else on the main menu', () => {
    expect(run(docs, 'toggle')).toEqual({ open: true, panel: 'secondary' });
    expect(run(plain, 'toggle')).toEqual({ open: true, panel: 'primary' });
  });

  test('changes panels, and starts over when it is closed', () => {
    expect(run(docs, 'toggle', 'showPrimary')).toEqual({ open: true, panel: 'primary' });
    expect(run(docs, 'toggle', 'showPrimary', 'showSecondary')).toEqual({ open: true, panel: 'secondary' });
    expect(run(docs, 'toggle', 'showPrimary', 'toggle')).toEqual({ open: false, panel: 'secondary' });
  });

  test('has no second panel without a sidebar', () => {
    expect(run(plain, 'toggle', 'showSecondary')).toEqual({ open: true, panel: 'primary' });
  });

  test('closes, and stays the same object if it is closed', () => {
    expect(run(docs, 'toggle', 'close')).toEqual({ open: false, panel: 'secondary' });
    const closed = initialDrawer(true);
    expect(reduceDrawer(closed, 'close', docs)).toBe(closed);
  });

  test('closes when the page changes, and shows the new page’s sidebar', () => {
    const open = run(docs, 'toggle', 'showPrimary');
    expect(reduceDrawer(open, 'close', plain)).toEqual({ open: false, panel: 'primary' });
    expect(reduceDrawer(initialDrawer(true), 'close', plain)).toEqual({ open: false, panel: 'primary' });
  });

  test('does not open when there is nothing to show', () => {
    expect(run({ available: false, hasSecondary: false }, 'toggle').open).toBe(false);
    expect(isDrawerAvailable(0, false)).toBe(false);
    expect(isDrawerAvailable(0, true)).toBe(true);
    expect(isDrawerAvailable(2, false)).toBe(true);
  });
});
