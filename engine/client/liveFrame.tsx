/**
 * Runs edited live code, in a frame without the page's origin (`sandbox="allow-scripts"`). It is the only place in which
 * anything is evaluated, and it refuses to run anywhere else.
 */
import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { compileLiveCode, namesFor } from '../shared/liveCode/compileLiveCode.ts';
import { evaluateLiveCode } from '../shared/liveCode/evaluateLiveCode.ts';
import type { FrameInput, FrameOutput, FramePlace } from '../shared/liveCode/liveCode.ts';
import { ErrorBoundary } from './islands/ErrorBoundary.tsx';
import { createModules } from './islands/siteModules.ts';
import { applyPlace } from './liveCode/applyPlace.ts';
import { frameModules } from './liveCode/frameModules.tsx';

let scopeName: string | undefined;
let scope: Record<string, unknown> | undefined;
let root: Root | undefined;
let shownCode: string | undefined;

const provided = frameModules();
const modules = createModules(
  (name) => provided[name],
  async () => {},
);

globalThis.octavo = {
  islands: { define: modules.define },
  /** Called by the document when the scripts of the site's scope have loaded. */
  startFrame(name?: string) {
    if (self.origin !== 'null' || parent === self) return;
    scopeName = name;
    addEventListener('message', ({ source, data }: MessageEvent<FrameInput>) => {
      if (source === parent) receive(data);
    });
    tell({ type: mayEvaluate() ? 'ready' : 'blocked' });
  },
} as unknown as typeof octavo;

function tell(output: FrameOutput): void {
  parent.postMessage(output, '*');
}

function mayEvaluate(): boolean {
  try {
    return Boolean(new Function('return 1'));
  } catch {
    return false;
  }
}

function receive({ code, kind, place }: FrameInput): void {
  if (place) enter(place);
  if (code === undefined || code === shownCode || !root) return;
  shownCode = code;
  root.render(<Shown key={code} result={run(code, kind)} />);
}

/** The place changes with the colour mode; what is shown in it stays. */
function enter(place: FramePlace): void {
  octavo.root = place.root;
  const element = applyPlace(place);
  if (root) return;
  root = createRoot(element);
  new ResizeObserver(() => {
    tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
}

type Result = { value: unknown } | { error: unknown };

function run(code: string, kind: FrameInput['kind']): Result {
  try {
    const own = scopeName === undefined ? React : (modules.find(scopeName) as object);
    scope ??= { React, ...own };
    const body = compileLiveCode(code, kind === 'inline');
    const names = namesFor(scope, code);
    return { value: evaluateLiveCode(body, names, scope, kind === 'inline') };
  } catch (error) {
    return { error };
  }
}

function Shown({ result }: { result: Result }) {
  React.useLayoutEffect(() => tell({ type: 'shown' }));
  if ('error' in result) return <Failure error={result.error} />;
  const { value } = result;
  return (
    <ErrorBoundary fallback={Failure}>
      {typeof value === 'function'
        ? React.createElement(value as React.ComponentType)
        : React.isValidElement(value)
          ? value
          : null}
    </ErrorBoundary>
  );
}

function Failure({ error }: { error: unknown }) {
  return <pre>{String(error)}</pre>;
}
