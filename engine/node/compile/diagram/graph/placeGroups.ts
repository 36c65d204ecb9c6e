import { around, type Area, type Axes } from './axes.ts';
import type { GroupSpan } from './placeRows.ts';
import type { Ranking } from './rankItems.ts';
import { GROUP_PAD, titleRoom, type Scope, type ScopeItem } from './readScope.ts';

export interface Groups {
  spans: Map<string, GroupSpan>;
  /** Adds the areas of groups to the areas of items. */
  addAreas(areas: Map<string, Area>): void;
}

/** Finds the rows of each group, and later its borders. */
export function placeGroups(
  { items, groups, links }: Scope,
  ranking: Ranking,
  { isVertical, isReversed }: Axes,
): Groups {
  const spans = new Map<string, GroupSpan>();
  const children = (id: string) => groups.filter(({ parent }) => parent === id);
  const roots = groups.filter(({ parent }) => parent === undefined);
  for (const { id } of roots) measure(id);
  return {
    spans,
    addAreas(areas) {
      for (const { id } of roots) addArea(id, areas);
    },
  };

  function padding(id: string) {
    const group = groups.find((one) => one.id === id);
    const title = group ? titleRoom(group.title) : GROUP_PAD;
    return {
      start: isVertical && !isReversed ? title : GROUP_PAD,
      end: isVertical && isReversed ? title : GROUP_PAD,
      low: isVertical ? GROUP_PAD : title,
      high: GROUP_PAD,
    };
  }

  function measure(id: string): GroupSpan {
    const inner = children(id).map((child) => measure(child.id));
    const rows = items.filter(({ parent }) => parent === id).map((item) => ranking.items.get(item.id)?.row ?? 0);
    const first = Math.min(...rows, ...inner.map((span) => span.first));
    const last = Math.max(...rows, ...inner.map((span) => span.last));
    const pad = padding(id);
    const span = {
      first,
      last,
      start: pad.start + Math.max(0, ...inner.filter((one) => one.first === first).map((one) => one.start)),
      end: pad.end + Math.max(0, ...inner.filter((one) => one.last === last).map((one) => one.end)),
    };
    spans.set(id, span);
    return span;
  }

  function addArea(id: string, areas: Map<string, Area>): Area {
    const inner = children(id).map((child) => addArea(child.id, areas));
    const own = items.filter(({ parent }) => parent === id).flatMap((item) => slotOf(item, areas));
    const content = around([...own, ...inner]);
    includeLines(id, content);
    const pad = padding(id);
    const area = {
      start: content.start - pad.start,
      end: content.end + pad.end,
      low: content.low - pad.low,
      high: content.high + pad.high,
    };
    areas.set(id, area);
    return area;
  }

  /** Lines and labels that run through the group's rows inside it. */
  function includeLines(id: string, content: Area) {
    const span = spans.get(id);
    const { low, high } = ranking.groups.get(id) ?? { low: 0, high: 0 };
    ranking.links.forEach(({ passes, label }, index) => {
      const text = links[index]?.label;
      for (const { row, cross } of passes) {
        if (!span || row < span.first || row > span.last || cross < low || cross > high) continue;
        const half = label?.row === row && text ? (isVertical ? text.width : text.height) / 2 : 0;
        content.low = Math.min(content.low, cross - half);
        content.high = Math.max(content.high, cross + half);
      }
    });
  }

  /** Includes the space reserved for a title. */
  function slotOf({ id, minWidth }: ScopeItem, areas: Map<string, Area>): Area[] {
    const area = areas.get(id);
    if (!area) return [];
    const { start, end, low, high } = area;
    const missing = Math.max(0, minWidth - (isVertical ? high - low : end - start)) / 2;
    return [
      isVertical
        ? { ...area, low: low - missing, high: high + missing }
        : { ...area, start: start - missing, end: end + missing },
    ];
  }
}
