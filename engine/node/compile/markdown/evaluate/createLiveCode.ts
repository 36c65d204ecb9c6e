/**
 * Runs live code when the site is built. The page shows its result, which the browser hydrates if it is interactive.
 */
import { hashOf } from '../../../ground/hashOf.ts';
import { compileLiveCode, namesFor } from '../../../../shared/liveCode/compileLiveCode.ts';
import { evaluateLiveCode } from '../../../../shared/liveCode/evaluateLiveCode.ts';
import { escapeText } from '../output/entities.ts';
import type { LiveCode, LiveComponent, LiveResult } from '../../../../shared/renderer.ts';
import type { ModuleExports } from '../../siteCode/runCode.ts';
import type { ModuleHost } from './moduleHost.ts';

/** The module with everything that live code may use. */
export const LIVE_SCOPE = '@theme/ReactLiveScope';

interface LiveCodeHost extends Pick<ModuleHost, 'runtime'> {
  position: LiveCode['position'];
  /** The module of the site's own scope, if it has one. */
  scopeId?: string;
  importScope(): ModuleExports;
  /** Adds the text of a module for the browser. */
  addSource(id: string, source: string): void;
}

export function createLiveCode({ runtime, position, scopeId, importScope, addSource }: LiveCodeHost): LiveCode {
  const React = runtime.siteCode?.modules['react'] ?? {};
  const { createElement, isValidElement } = React as Record<string, (...given: unknown[]) => unknown>;
  let scope: Record<string, unknown> | undefined;

  return {
    position,
    run(code, kind, onError): LiveResult {
      scope ??= toScope();
      let body: string;
      try {
        body = compileLiveCode(code, kind === 'inline');
      } catch (error) {
        return { error: String(error) };
      }
      const given = scope;
      const names = namesFor(given, code);
      const Component = toComponent(() => evaluateLiveCode(body, names, given, kind === 'inline'), onError);
      const source = toSource(body, names, kind === 'inline', scopeId);
      const id = `live-${hashOf(source).slice(0, 16)}`;
      addSource(id, source);
      runtime.siteCode?.register(id, { default: Component });
      return { Result: runtime.siteCode?.shown(Component) ?? Component };
    },
  };

  function toScope(): Record<string, unknown> {
    const own = importScope().default as object | undefined;
    return { React, ...(scopeId === undefined ? React : own) };
  }

  /** Code runs when it is first rendered, so that its errors are those of a component. */
  function toComponent(run: () => unknown, onError: (error: unknown) => void): LiveComponent {
    let result: { shown: unknown } | undefined;
    function LiveResult() {
      result ??= { shown: run() };
      const { shown } = result;
      if (typeof shown === 'function') return createElement!(shown);
      return isValidElement!(shown) ? shown : null;
    }
    return Object.assign(LiveResult, {
      showError(error: unknown) {
        onError(error);
        return `<pre>${escapeText(String(error))}</pre>`;
      },
    });
  }
}

/** The same for the browser, where nothing is evaluated. */
function toSource(body: string, names: readonly string[], isInline: boolean, scopeId: string | undefined): string {
  return [
    `import * as $react from 'react';`,
    scopeId === undefined
      ? 'const $scope = { React: $react, ...$react };'
      : `import $own from ${JSON.stringify(scopeId)};\nconst $scope = { React: $react, ...$own };`,
    `const { ${names.join(', ')} } = $scope;`,
    `let $result;`,
    `function $run() {`,
    `let $shown; const render = (value) => void ($shown = value);`,
    `const $returned = (function () {\n${body}\n})();`,
    `return { shown: ${isInline ? '$returned' : '$shown'} };`,
    `}`,
    `export default function LiveResult() {`,
    `$result ??= $run();`,
    `const { shown } = $result;`,
    `if (typeof shown === 'function') return $react.createElement(shown);`,
    `return $react.isValidElement(shown) ? shown : null;`,
    `}`,
  ].join('\n');
}
