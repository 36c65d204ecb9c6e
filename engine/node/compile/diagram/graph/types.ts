import type { TextBlock } from '../text/layoutText.ts';

/** Nodes and lines between them, as written. Flowcharts and state diagrams are read into it. */
export interface Graph {
  direction: Direction;
  nodes: Map<string, GraphNode>;
  groups: Map<string, GraphGroup>;
  edges: GraphEdge[];
}

export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export type Shape =
  | 'rect'
  | 'round'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'ellipse'
  | 'flag'
  | 'diamond'
  | 'hexagon'
  | 'lean-right'
  | 'lean-left'
  | 'trapezoid'
  | 'trapezoid-down'
  | 'text'
  | 'note'
  | 'start'
  | 'end'
  | 'bar'
  | 'choice'
  /** A group that is laid out separately. */
  | 'frame';

export interface GraphNode {
  id: string;
  text: string;
  shape: Shape;
  parent?: string;
}

interface GraphGroup {
  id: string;
  title: string;
  parent?: string;
  /** Direction of its content, if nothing inside is connected with anything outside. */
  direction?: Direction;
}

export type Line = 'solid' | 'dotted' | 'thick' | 'hidden';
export type Head = 'none' | 'arrow' | 'cross' | 'circle';

export interface GraphEdge {
  from: string;
  to: string;
  text: string;
  line: Line;
  start: Head;
  end: Head;
  /** The minimal number of ranks between the two. */
  length: number;
}

/** The same with positions, in units of the drawing. */
export interface GraphLayout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  groups: PlacedGroup[];
  edges: PlacedEdge[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedNode extends Box {
  shape: Shape;
  text: TextBlock;
}

export interface PlacedGroup extends Box {
  title: TextBlock;
}

export interface PlacedEdge {
  /** From one end to the other; a curve between two of them leaves and arrives along the direction of the layout. */
  points: Point[];
  /** The direction of a line between its points: vertical or horizontal. */
  isVertical: boolean;
  /** Where it turns between its ends, as a fraction of the distance. */
  bend: number;
  /** From a node to itself: the inner points are the loop's outermost points. */
  isLoop: boolean;
  line: Line;
  start: Head;
  end: Head;
  label?: Box & { text: TextBlock };
}

export interface Point {
  x: number;
  y: number;
}
