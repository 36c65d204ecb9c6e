/** Decides where on a side of a box a line starts or ends: as straight as possible, and apart from its neighbours. */
export interface PortEnd {
  /** The middle of the box, and how far from it a line may end. */
  center: number;
  reach: number;
  /** Ends with the same key share a side. */
  side: string;
}

export interface PortLink {
  from: PortEnd;
  to: PortEnd;
  /** The first and last point that the line has to pass, if it runs through other rows. */
  first?: number;
  last?: number;
}

interface Port {
  center: number;
  reach: number;
  wish: number;
  /** The line's target: lines on a side are ordered by it, so that they do not cross. */
  heading: number;
  place?: number;
  /** The other end of a line that can run straight. */
  other?: Port;
}

const APART = 14;
/** For lines whose other ends are placed: close together is better than not straight. */
const MIN_APART = 7;

export function placePorts(links: PortLink[]): { from: number; to: number }[] {
  const sides = new Map<string, Port[]>();
  const ports = links.map((link) => {
    const straight = link.first === undefined ? commonPlace(link.from, link.to) : undefined;
    const from = toPort(link.from, link.first ?? link.to.center, straight ?? link.first);
    const to = toPort(link.to, link.last ?? link.from.center, straight ?? link.last);
    if (link.first === undefined) {
      from.other = to;
      to.other = from;
    }
    return { from, to };
  });
  // Crowded sides first; the others can follow them.
  for (const side of [...sides.values()].sort((a, b) => b.length - a.length)) {
    for (const port of side) {
      const wish = port.other?.place;
      if (wish !== undefined && isWithin(port, wish)) port.wish = wish;
    }
    spread(side);
  }
  return ports.map(({ from, to }) => ({ from: from.place ?? from.center, to: to.place ?? to.center }));

  function toPort({ center, reach, side }: PortEnd, heading: number, wish: number | undefined): Port {
    const port: Port = { center, reach, wish: center, heading };
    if (wish !== undefined && isWithin(port, wish)) port.wish = wish;
    sides.set(side, [...(sides.get(side) ?? []), port]);
    return port;
  }
}

function isWithin({ center, reach }: Port, place: number): boolean {
  return Math.abs(place - center) <= reach + 0.01;
}

/** Where a straight line between two boxes can run: best from the middle of the narrower one. */
function commonPlace(a: PortEnd, b: PortEnd): number | undefined {
  const low = Math.max(a.center - a.reach, b.center - b.reach);
  const high = Math.min(a.center + a.reach, b.center + b.reach);
  if (low > high) return undefined;
  const wish = a.reach < b.reach ? a.center : b.reach < a.reach ? b.center : (a.center + b.center) / 2;
  return Math.min(Math.max(wish, low), high);
}

/** Moves ports of one side apart, each as little as possible (isotonic regression over their wishes). */
function spread(ports: Port[]) {
  const sorted = ports.toSorted((a, b) => a.heading - b.heading);
  const [first] = sorted;
  if (!first) return;
  const isFollowing = sorted.every((port) => port.other?.place !== undefined && port.wish === port.other.place);
  const room = (2 * first.reach) / Math.max(1, sorted.length - 1);
  const apart = Math.min(isFollowing ? MIN_APART : APART, room);
  const blocks: { sum: number; count: number }[] = [];
  sorted.forEach(({ wish }, index) => {
    let block = { sum: wish - index * apart, count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      block = { sum: block.sum + last.sum, count: block.count + last.count };
      blocks.pop();
    }
    blocks.push(block);
  });
  const places = blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  // Both ends of the row are within reach.
  const low = first.center - first.reach;
  const high = Math.max(low, first.center + first.reach - (sorted.length - 1) * apart);
  sorted.forEach((port, index) => {
    port.place = Math.min(Math.max(places[index] ?? 0, low), high) + index * apart;
  });
}
