import { axesOf, around, type Area, type Axes, type Mark } from './axes.ts';
import { placeGroups } from './placeGroups.ts';
import { placeRows } from './placeRows.ts';
import { rankItems, type Ranking } from './rankItems.ts';
import { GROUP_PAD, readScope, titleRoom, type Scope, type ScopeItem } from './readScope.ts';
import { routeLinks, type Route } from './routeLinks.ts';
import type { Box, Direction, Graph, GraphLayout, Point } from './types.ts';

const LINES_APART = 16;
const ITEMS_APART = { vertical: 26, horizontal: 20 };

/** Places nodes, groups and lines. Labels break where they get wider than `wrap`. */
export function layoutGraph(graph: Graph, wrap: number): GraphLayout {
  return layoutScope(undefined, graph.direction);

  function layoutScope(id: string | undefined, direction: Direction): GraphLayout {
    const axes = axesOf(direction);
    const scope = readScope(graph, id, direction, { wrap, layoutInner: layoutScope });
    const ranking = rank(scope, axes);
    const groups = placeGroups(scope, ranking, axes);
    const routes = routeLinks(scope, ranking, groups.spans, axes);
    const rows = placeRows(ranking.rows, [...groups.spans.values()], routes.shifts, axes.isVertical);

    const areas = new Map(scope.items.map((item) => [item.id, itemArea(item)]));
    groups.addAreas(areas);
    return toLayout(scope, axes, areas, routes.draw(rows, areas));

    function itemArea({ id: itemId, width, height }: ScopeItem): Area {
      const spot = ranking.items.get(itemId) ?? { row: 0, cross: 0 };
      const row = rows[spot.row] ?? { start: 0, size: 0 };
      const [main, cross] = axes.isVertical ? [height, width] : [width, height];
      const middle = row.start + row.size / 2;
      return {
        start: middle - main / 2,
        end: middle + main / 2,
        low: spot.cross - cross / 2,
        high: spot.cross + cross / 2,
      };
    }
  }
}

function rank({ items, groups, links }: Scope, { isVertical }: Axes): Ranking {
  const apart = isVertical ? ITEMS_APART.vertical : ITEMS_APART.horizontal;
  const toSides = (width: number, height: number) =>
    isVertical ? { main: height, cross: width } : { main: width, cross: height };
  return rankItems(
    items.map((item) => ({
      id: item.id,
      parent: item.parent,
      ...toSides(Math.max(item.width, item.minWidth), item.height),
    })),
    groups,
    links.map(({ edge, label, fromItem, toItem }) => {
      const size = label ? toSides(label.width + 8, label.height + 4) : { main: 0, cross: 0 };
      const isLoop = fromItem === toItem;
      return {
        from: fromItem,
        to: toItem,
        length: edge.length,
        main: isLoop ? 0 : size.main,
        cross: size.cross + (isLoop ? 40 : 0),
      };
    }),
    { items: Math.max(apart, roomAcross(groups, isVertical)), lines: LINES_APART },
  );
}

/** Borders of groups, and their titles in horizontal layouts, are between items of a row. */
function roomAcross(groups: Scope['groups'], isVertical: boolean): number {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const depth = Math.max(0, ...groups.map(({ id }) => depthOf(id)));
  const room = isVertical ? GROUP_PAD : Math.max(0, ...groups.map(({ title }) => titleRoom(title)));
  return (depth * room + 12) / (depth + 1);

  function depthOf(id: string): number {
    let steps = 0;
    for (let one: string | undefined = id; one !== undefined && steps < 50; one = parents.get(one)) steps++;
    return steps;
  }
}

function toLayout(
  scope: Scope,
  { isVertical, isReversed }: Axes,
  areas: Map<string, Area>,
  routes: Route[],
): GraphLayout {
  const marks = routes.flatMap((route) => [...route.marks.map(toArea), ...(route.label ? [route.label.area] : [])]);
  const all = around([...areas.values(), ...marks]);
  const [length, breadth] = [all.end - all.start, all.high - all.low];
  const layout: GraphLayout = {
    width: isVertical ? breadth : length,
    height: isVertical ? length : breadth,
    nodes: [],
    groups: scope.groups.flatMap(({ id, title }) => {
      const area = areas.get(id);
      return area ? [{ ...toBox(area), title }] : [];
    }),
    edges: routes.map(({ link: { edge }, marks: line, label, isAcross, isLoop, bend }) => ({
      points: line.map(toPoint),
      isVertical: isVertical !== isAcross,
      isLoop,
      bend,
      line: edge.line,
      start: edge.start,
      end: edge.end,
      label: label && { ...toBox(label.area), text: label.text },
    })),
  };
  for (const { id, shape, text, inner } of scope.items) {
    const area = areas.get(id);
    if (!area) continue;
    const box = toBox(area);
    if (inner) addInner(layout, box, text, inner);
    else layout.nodes.push({ ...box, shape, text });
  }
  return layout;

  function toPoint({ main, cross }: Mark): Point {
    const along = isReversed ? all.end - main : main - all.start;
    const across = cross - all.low;
    return isVertical ? { x: across, y: along } : { x: along, y: across };
  }

  function toBox({ start, end, low, high }: Area): Box {
    const a = toPoint({ main: start, cross: low });
    const b = toPoint({ main: end, cross: high });
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  }
}

function toArea({ main, cross }: Mark): Area {
  return { start: main, end: main, low: cross, high: cross };
}

function addInner(layout: GraphLayout, box: Box, title: ScopeItem['text'], inner: GraphLayout) {
  const dx = box.x + (box.width - inner.width) / 2;
  const dy = box.y + titleRoom(title);
  const move = <T extends Point>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  layout.groups.push({ ...box, title }, ...inner.groups.map(move));
  layout.nodes.push(...inner.nodes.map(move));
  layout.edges.push(
    ...inner.edges.map((edge) => ({ ...edge, points: edge.points.map(move), label: edge.label && move(edge.label) })),
  );
}
