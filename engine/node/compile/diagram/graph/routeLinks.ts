import type { Area, Axes, Mark } from './axes.ts';
import { groupBy } from '../../../../shared/groupBy.ts';
import { insetOf, reachOf } from './outline.ts';
import { placePorts, type PortEnd } from './placePorts.ts';
import type { GroupSpan, Row } from './placeRows.ts';
import type { Ranking, Spot } from './rankItems.ts';
import type { Scope, ScopeItem, ScopeLink } from './readScope.ts';
import type { TextBlock } from '../text/layoutText.ts';

export interface Route {
  link: ScopeLink;
  marks: Mark[];
  /** The line runs across the direction of the layout. */
  isAcross: boolean;
  isLoop: boolean;
  bend: number;
  label?: { area: Area; text: TextBlock };
}

export interface Routes {
  /** How far lines move across between each row and the next. */
  shifts: number[];
  draw(rows: Row[], areas: Map<string, Area>): Route[];
}

interface Plan {
  link: ScopeLink;
  isForward: boolean;
  isLoop: boolean;
  passes: Spot[];
  label?: Spot;
  fromRow: number;
  toRow: number;
  from: number;
  to: number;
  bend: number;
}

/** Lines between the same two boxes turn at different points, so that each is visible. */
const BEND_STEP = 0.24;
/** The distance that a line goes straight before turning; a shorter one would be hidden by an arrow's head. */
const WORTH = 10;
const GROUP_REACH = 60;
const LOOP = { out: 26, half: 8 };

export function routeLinks(scope: Scope, ranking: Ranking, spans: Map<string, GroupSpan>, axes: Axes): Routes {
  const items = new Map(scope.items.map((item) => [item.id, item]));
  const plans = scope.links.map((link, index) => plan(link, index));
  const ports = placePorts(
    plans.map(({ link, isForward, isLoop, passes }, index) => ({
      // A loop does not count, because it has a side of its own.
      from: endOf(link.from, link.fromItem, isLoop ? `loop${index}` : isForward ? 'end' : 'start'),
      to: endOf(link.to, link.toItem, isLoop ? `loop${index}` : isForward ? 'start' : 'end'),
      first: passes[0]?.cross,
      last: passes.at(-1)?.cross,
    })),
  );
  plans.forEach((one, index) => Object.assign(one, ports[index]));
  bendApart(plans);
  return { shifts: ranking.rows.map((_, row) => shiftAfter(row)), draw };

  function plan(link: ScopeLink, index: number): Plan {
    const { passes, label } = ranking.links[index] ?? { passes: [] };
    const fromRow = ranking.items.get(link.fromItem)?.row ?? 0;
    const toRow = ranking.items.get(link.toItem)?.row ?? 0;
    const isOutside = ({ row }: Spot) =>
      [link.from, link.to].every((id) => {
        const span = spans.get(id);
        return !span || row < span.first || row > span.last;
      });
    return {
      link,
      isForward: toRow >= fromRow,
      isLoop: link.fromItem === link.toItem,
      passes: passes.filter(isOutside),
      label,
      fromRow,
      toRow,
      from: 0,
      to: 0,
      bend: 0.5,
    };
  }

  function endOf(id: string, itemId: string, side: string): PortEnd {
    const item = items.get(itemId);
    const center = ranking.items.get(itemId)?.cross ?? 0;
    // A line to a group ends at the group's border, near the item that represents the group.
    const group = spans.has(id) ? ranking.groups.get(id) : undefined;
    const across = item ? (axes.isVertical ? item.width : item.height) : 0;
    const reach = group
      ? Math.max(0, Math.min(center - group.low, group.high - center, GROUP_REACH))
      : item
        ? reachOf(item.shape, across)
        : 0;
    return { center, reach, side: `${side} ${id}` };
  }

  function shiftAfter(row: number): number {
    const shifts = plans.map(({ fromRow, toRow, from, to, passes, isForward, isLoop }) => {
      if (isLoop) return 0;
      const stops = [{ row: fromRow, cross: from }, ...passes, { row: toRow, cross: to }];
      if (!isForward) stops.reverse();
      const next = stops.findIndex((stop) => stop.row > row);
      const [a, b] = [stops[next - 1], stops[next]];
      return a && b ? Math.abs(a.cross - b.cross) / Math.max(1, b.row - a.row) : 0;
    });
    return Math.max(0, ...shifts);
  }

  function draw(rows: Row[], areas: Map<string, Area>): Route[] {
    return plans.flatMap((one) => {
      const a = areas.get(one.link.from);
      const b = areas.get(one.link.to);
      if (!a || !b) return [];
      if (one.isLoop) return [loop(one, a)];
      const { link, bend } = one;
      const across = sideways(link, a, b);
      const marks = across ?? marksOf(one, rows, a, b);
      const text = link.label;
      const label = text && {
        text,
        area: (across ? undefined : labelRowArea(one, rows, text)) ?? middleOf(marks, text),
      };
      return [{ link, marks, isAcross: across !== undefined, isLoop: false, bend, label }];
    });
  }

  /** Boxes of a row differ in size: a line turns where the row ends, so that it does not run into the next box. */
  function marksOf({ link, isForward, passes, ...plan }: Plan, rows: Row[], a: Area, b: Area): Mark[] {
    const edgesOf = (row: number) => {
      const { start, size } = rows[row] ?? { start: 0, size: 0 };
      return isForward ? [start, start + size] : [start + size, start];
    };
    const stops = passes.flatMap(({ row, cross }) => edgesOf(row).map((main) => ({ main, cross })));
    const first = { main: border(link.from, a, isForward, plan.from), cross: plan.from };
    const last = { main: border(link.to, b, !isForward, plan.to), cross: plan.to };
    const leave = edgesOf(plan.fromRow)[1] ?? 0;
    const arrive = edgesOf(plan.toRow)[0] ?? 0;
    if (items.has(link.from) && Math.abs(leave - first.main) > WORTH) stops.unshift({ ...first, main: leave });
    if (items.has(link.to) && Math.abs(arrive - last.main) > WORTH) stops.push({ ...last, main: arrive });
    return [first, ...stops, last];
  }

  /** The place reserved for a label, unless the line already ends at the border of a group. */
  function labelRowArea({ label, passes }: Plan, rows: Row[], text: TextBlock): Area | undefined {
    const row = label && rows[label.row];
    if (!row || !passes.some((pass) => pass.row === label.row)) return undefined;
    return areaOf(row.start + row.size / 2, label.cross, text);
  }

  /** Where a line meets the shape of its end. */
  function border(id: string, area: Area, isFar: boolean, cross: number): number {
    const item = items.get(id);
    const inset = item ? insetAt(item, isFar, cross - (area.low + area.high) / 2) : 0;
    return isFar ? area.end - inset : area.start + inset;
  }

  function insetAt({ shape, width, height }: ScopeItem, isFar: boolean, offset: number): number {
    const side = { isVertical: axes.isVertical, isFar: isFar !== axes.isReversed };
    return insetOf(shape, width, height, side, offset);
  }

  /** An item next to the group it is connected with, in the same rows: the line leaves at the group's side. */
  function sideways({ from, to }: ScopeLink, a: Area, b: Area): Mark[] | undefined {
    if (!spans.has(from) && !spans.has(to)) return undefined;
    const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
    if (end <= start) return undefined;
    const main = (start + end) / 2;
    return a.low < b.low
      ? [{ main, cross: a.high }, { main, cross: b.low }] // oxfmt-ignore
      : [{ main, cross: a.low }, { main, cross: b.high }]; // oxfmt-ignore
  }

  function loop({ link }: Plan, area: Area): Route {
    const main = (area.start + area.end) / 2;
    const item = items.get(link.fromItem);
    const sideOf = { isVertical: !axes.isVertical, isFar: true };
    const inset = item ? insetOf(item.shape, item.width, item.height, sideOf, LOOP.half) : 0;
    const marks = [
      { main: main - LOOP.half, cross: area.high - inset },
      { main: main - LOOP.half, cross: area.high + LOOP.out },
      { main: main + LOOP.half, cross: area.high + LOOP.out },
      { main: main + LOOP.half, cross: area.high - inset },
    ];
    const text = link.label;
    const half = text ? (axes.isVertical ? text.width : text.height) / 2 : 0;
    const label = text && { text, area: areaOf(main, area.high + LOOP.out + half, text) };
    return { link, marks, isAcross: true, isLoop: true, bend: 0.5, label };
  }

  function middleOf(marks: Mark[], text: TextBlock): Area {
    const [a, b] = [marks[0], marks.at(-1)];
    return areaOf(((a?.main ?? 0) + (b?.main ?? 0)) / 2, ((a?.cross ?? 0) + (b?.cross ?? 0)) / 2, text);
  }

  function areaOf(main: number, cross: number, { width, height }: TextBlock): Area {
    const [long, wide] = axes.isVertical ? [height + 4, width + 8] : [width + 8, height + 4];
    return { start: main - long / 2, end: main + long / 2, low: cross - wide / 2, high: cross + wide / 2 };
  }
}

function bendApart(plans: Plan[]) {
  const direct = plans.filter(({ passes, isLoop }) => passes.length === 0 && !isLoop);
  const pairs = groupBy(direct, ({ link }) => [link.from, link.to].sort().join('\n'));
  for (const same of pairs.values()) {
    const starts = same.map((plan) => ({ plan, start: plan.isForward ? plan.from : plan.to }));
    starts.sort((a, b) => a.start - b.start);
    starts.forEach(({ plan, start }, index) => {
      const end = plan.isForward ? plan.to : plan.from;
      const shift = (index - (same.length - 1) / 2) * BEND_STEP * Math.sign(start - end);
      const bend = Math.min(0.9, Math.max(0.1, 0.5 + shift));
      plan.bend = plan.isForward ? bend : 1 - bend;
    });
  }
}
