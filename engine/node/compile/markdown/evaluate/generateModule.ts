/**
 * A file's JavaScript (imports, exports, expressions) as one function. It runs at build time only; its result is
 * rendered to HTML.
 */
import type { Expression, Node, Program, Statement, VariableDeclaration } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { CollectedCode } from './collectCode.ts';
import { declaredNames, findNames, nameOf } from './names.ts';

interface ImportRequest {
  source: string;
  line?: number;
  column?: number;
}

export interface GeneratedModule {
  imports: ImportRequest[];
  /** Components that JSX inside code uses and the file does not declare. */
  componentNames: string[];
  /** All names in the code. */
  mentioned: ReadonlySet<string>;
  /** Where the file's own code begins, after the imports. */
  firstStatement?: { line: number; column: number };
  create(scope: Record<string, unknown>): ModuleInstance;
  /** Functions among the expressions, by index, and everything that the file declares. */
  hasOwnCode: boolean;
  /** Source text of the same code for the browser; `resolve` maps an import to the browser's module, if any. */
  toBrowserSource(resolve: (source: string) => string | undefined, scope: Record<string, unknown>): string;
  /** The same without the file's own code: its declarations are stubs. */
  createWithStubs(scope: Record<string, unknown>): ModuleInstance;
}

export interface ModuleInstance {
  exports: Record<string, unknown>;
  /** Components of the tree that the file itself imports or declares. */
  components: Record<string, unknown>;
  /** Functions that compute the expressions, in order. */
  expressions(props: unknown): (() => unknown)[];
}

/** The name by which the browser finds an inline function: `onClick={() => …}`. */
export function browserName(index: number): string {
  return `$x${index}`;
}

export function generateModule({ statements, expressions, componentNames: treeNames }: CollectedCode): GeneratedModule {
  const imports: ImportRequest[] = [];
  const declared = new Set<string>();
  const exported: [name: string, local: string][] = [];
  const stars: string[] = [];
  const body = statements.flatMap(toBody);
  const values = expressions.map((expression): Statement => ({ type: 'ExpressionStatement', expression }));
  const parsed = [...body.filter((part) => typeof part !== 'string'), ...values];
  const { jsxNames, mentioned } = findNames(parsed);
  const componentNames = [...jsxNames].filter((name) => !declared.has(name));
  buildJsx(toProgram(parsed), { runtime: 'classic', pragma: '$jsx', pragmaFrag: '$Fragment' });

  const functions = [...expressions.keys()].filter((index) => /Function/.test(expressions[index]?.type ?? ''));
  const own = statements.find((statement) => statement.type !== 'ImportDeclaration')?.loc?.start;
  const result = toResult();
  const code = [...body.map((part) => (typeof part === 'string' ? part : toText([part]))), result].join('\n');

  return {
    imports,
    componentNames,
    mentioned,
    firstStatement: own && { line: own.line, column: own.column + 1 },
    hasOwnCode: functions.length > 0 || statements.some(({ type }) => type.startsWith('Export')),
    toBrowserSource,
    create: (scope) => run(code, scope),
    createWithStubs(scope) {
      const locals = new Set([...declared, ...exported.map(([, local]) => local)]);
      const stubs = [...locals].map((name) => `const ${name} = $stub(${JSON.stringify(name)});`);
      return run([...stubs, result].join('\n'), scope);
    },
  };

  /** `buildJsx` has changed JSX in the statements to calls of `$jsx`. */
  function toBrowserSource(resolve: (source: string) => string | undefined, scope: Record<string, unknown>): string {
    const known = Object.entries(scope).filter(([name]) => mentioned.has(name) && !declared.has(name));
    const lines = [
      `import { createElement as $jsx, Fragment as $Fragment } from 'react';`,
      ...componentNames.flatMap((name) => {
        const source = resolve(`@theme/${name}`);
        return source === undefined ? `const ${name} = $Fragment;` : `import ${name} from ${JSON.stringify(source)};`;
      }),
      ...known.map(([name, value]) => `const ${name} = ${JSON.stringify(value) ?? 'undefined'};`),
    ];
    const body: Program['body'] = [];
    for (const statement of statements) {
      if (statement.type === 'ExportDefaultDeclaration') continue;
      if (!('source' in statement) || !statement.source) {
        body.push(statement);
        continue;
      }
      const source = resolve(String(statement.source.value));
      if (source !== undefined) body.push({ ...statement, source: { type: 'Literal', value: source } });
      else if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) lines.push(`const ${local.name} = () => null;`);
      }
    }
    for (const index of functions) {
      const init = expressions[index] as Expression;
      const declaration = declare(browserName(index), init);
      body.push({ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] } as never);
    }
    return `${lines.join('\n')}\n${toText(body)}`;
  }

  function run(body: string, scope: Record<string, unknown>): ModuleInstance {
    const names = Object.keys(scope).filter((name) => !declared.has(name));
    // The author's own code, at build time, in Node: the browser never evaluates anything.
    const evaluate = new Function(...names, `"use strict";\n${body}`) as (...values: unknown[]) => ModuleInstance;
    return evaluate(...names.map((name) => scope[name]));
  }

  /** A statement of the file as statements of a function, in code or still as a tree. */
  function toBody(node: Program['body'][number]): (string | Statement)[] {
    switch (node.type) {
      case 'ImportDeclaration': {
        const module = requestModule(node.source.value, node);
        return node.specifiers.map((specifier) => {
          const { name: local } = specifier.local;
          declared.add(local);
          if (specifier.type === 'ImportNamespaceSpecifier') return `const ${local} = ${module};`;
          const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
          return `const ${local} = ${module}[${JSON.stringify(name)}];`;
        });
      }
      case 'ExportNamedDeclaration': {
        if (node.declaration) {
          for (const name of declaredNames(node.declaration)) {
            declared.add(name);
            exported.push([name, name]);
          }
          return [node.declaration];
        }
        const module = node.source ? requestModule(node.source.value, node) : undefined;
        return node.specifiers.flatMap((specifier) => {
          const name = nameOf(specifier.exported);
          if (module === undefined) {
            exported.push([name, nameOf(specifier.local)]);
            return [];
          }
          const local = `$export${exported.length}`;
          exported.push([name, local]);
          return [`const ${local} = ${module}[${JSON.stringify(nameOf(specifier.local))}];`];
        });
      }
      case 'ExportDefaultDeclaration': {
        exported.push(['default', '$default']);
        const value = node.declaration;
        if (value.type === 'FunctionDeclaration' || value.type === 'ClassDeclaration') {
          if (value.id) {
            declared.add(value.id.name);
            return [value as Statement, `const $default = ${value.id.name};`];
          }
          const type = value.type === 'FunctionDeclaration' ? 'FunctionExpression' : 'ClassExpression';
          return [declare('$default', { ...value, type } as Expression)];
        }
        return [declare('$default', value as Expression)];
      }
      case 'ExportAllDeclaration':
        stars.push(requestModule(node.source.value, node));
        return [];
      default:
        for (const name of declaredNames(node)) declared.add(name);
        return [node as Statement];
    }
  }

  function requestModule(source: unknown, node: Node): string {
    const { line, column } = node.loc?.start ?? {};
    const request = { source: String(source), line, column: column === undefined ? undefined : column + 1 };
    return `$modules[${imports.push(request) - 1}]`;
  }

  function toResult(): string {
    const entries = exported.map(([name, local]) => `[${JSON.stringify(name)}]: ${local}`);
    const components = [...treeNames].filter((name) => declared.has(name));
    const thunks = values.map((value) => `() => (${toText([value]).replace(/;\n$/, '')})`);
    return `return {
      exports: { ${[...stars.map((module) => `...${module}`), ...entries].join(', ')} },
      components: { ${components.join(', ')} },
      expressions: (props) => [${thunks.join(', ')}],
    };`;
  }
}

function declare(name: string, init: Expression): VariableDeclaration {
  const id = { type: 'Identifier', name } as const;
  return { type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id, init }] };
}

function toText(body: Program['body']): string {
  return toJs(toProgram(body)).value;
}

function toProgram(body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}
