import { parseFlowchart } from './flowchart/parseFlowchart.ts';
import { describeGraph } from './graph/describeGraph.ts';
import { drawGraph, isTooLarge } from './graph/drawGraph.ts';
import type { Graph } from './graph/types.ts';
import { describeSequence } from './sequence/describeSequence.ts';
import { drawSequence } from './sequence/drawSequence.ts';
import { parseSequence } from './sequence/parseSequence.ts';
import { readDiagram } from './readDiagram.ts';
import { addTitle } from './svg/addTitle.ts';
import { parseState } from './state/parseState.ts';
import { describePie, drawPie } from './pie/drawPie.ts';
import { parsePie } from './pie/parsePie.ts';
import { toSvg, type Drawing } from './svg/figure.ts';
import { plainText } from './text/readLabel.ts';
import { Undrawable } from './undrawable.ts';

const MAX_CHARACTERS = 20_000;

const MAX_KNOWN = 500;
const known = new Map<string, string | undefined>();

/** The same diagram often appears again, in another version or on the next page. */
export function renderDiagramOnce(source: string): string | undefined {
  if (!known.has(source)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(source, renderDiagram(source));
  }
  return known.get(source);
}

/** Draws Mermaid's common kinds of diagram as SVG. Undefined if a diagram cannot be drawn faithfully. */
export function renderDiagram(source: string): string | undefined {
  if (source.length > MAX_CHARACTERS) return undefined;
  try {
    const { kind, body, title, description } = readDiagram(source);
    const drawing = drawingOf(kind, body, title);
    return drawing && toSvg({ ...drawing, label: description ?? drawing.label });
  } catch (error) {
    // A diagram that cannot be drawn is shown as text and does not end a build.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function drawingOf(kind: string, body: string, title: string | undefined): Drawing | undefined {
  switch (kind) {
    case 'graph':
    case 'flowchart':
    case 'flowchart-elk':
      return addTitle(graphDrawing(named('Flowchart'), parseFlowchart(body)), title);
    case 'sequenceDiagram': {
      const sequence = parseSequence(body);
      const heading = title ?? sequence.title;
      return addTitle(
        { ...drawSequence(sequence), label: describeSequence(named('Sequence diagram', heading), sequence) },
        heading,
      );
    }
    case 'stateDiagram':
    case 'stateDiagram-v2':
      return addTitle(graphDrawing(named('State diagram'), parseState(body)), title);
    case 'pie': {
      const pie = parsePie(body);
      const heading = title ?? pie.title;
      return addTitle({ ...drawPie(pie), label: describePie(named('Pie chart', heading), pie) }, heading);
    }
    default:
      return undefined;
  }

  function named(name: string, heading = title): string {
    return heading === undefined ? name : `${name}, ${plainText(heading)}`;
  }
}

function graphDrawing(name: string, graph: Graph): Drawing {
  if (graph.nodes.size === 0 || isTooLarge(graph)) throw new Undrawable('no or too many nodes');
  return { ...drawGraph(graph), label: describeGraph(name, graph) };
}
