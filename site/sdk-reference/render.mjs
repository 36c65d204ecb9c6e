/**
 * Turns the description of an SDK (sdk.yml) into the signatures and tables of its pages. Pure functions: text in,
 * Markdown out.
 */

/** One cell: a pipe would end it, in code spans too. */
const cell = (text) => text.replaceAll('|', '\\|');

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const entries = (object) => Object.entries(object ?? {});

/** The names of described types inside a type expression such as `dict[str, Event] | None`. */
export function typeNames(sdk, expression) {
  const known = new Set([
    ...entries(sdk.types).map(([name]) => bareName(name)),
    ...entries(sdk.aliases).map(([n]) => n),
  ]);
  return [...new Set(expression.replace(/"[^"]*"/g, '').match(/[A-Za-z_]\w*/g) ?? [])].filter((name) =>
    known.has(name),
  );
}

const bareName = (name) => name.replace('[T]', '');
const anchorOf = (sdk, name) => (sdk.aliases?.[name] ? 'literal-types' : bareName(name).toLowerCase());

/** A type expression as code, linked to the type it is about (the item of a list rather than the list). */
function typeCode(sdk, expression, reference) {
  const about = typeNames(sdk, expression).findLast((name) => name !== 'Page');
  const code = `\`${expression}\``;
  return about ? `[${code}](${reference}#${anchorOf(sdk, about)})` : code;
}

const named = (object, keyword) => entries(object).map(([name, about]) => ({ name, keyword, ...about }));

/** All parameters of a method, in the order of its signature. */
export function parametersOf(sdk, method) {
  return [
    ...named(method.params, false),
    ...named(method.options, !sdk.positionalOptions),
    ...(method.paged ? named(sdk.paging, !sdk.positionalOptions) : []),
  ];
}

const WIDTH = 88;

/** A signature in the form of a Python stub, broken into lines where it is long. */
export function signature(sdk, name, method) {
  const parts = [];
  for (const parameter of parametersOf(sdk, method)) {
    if (parameter.keyword && !parts.includes('*')) parts.push('*');
    const type = sdk.untyped ? '' : `: ${parameter.type}`;
    const equals = sdk.untyped ? '=' : ' = ';
    parts.push(`${parameter.name}${type}${parameter.default === undefined ? '' : equals + parameter.default}`);
  }
  const result = sdk.untyped ? '' : ` -> ${method.returns}`;
  const line = `def ${name}(${parts.join(', ')})${result}: ...`;
  return line.length <= WIDTH ? line : `def ${name}(\n${parts.map((part) => `    ${part},\n`).join('')})${result}: ...`;
}

const python = (code, title) => `\`\`\`python title="${title}"\n${code}\n\`\`\``;

/** The table of parameters, if there are any. What is new since the baseline is marked where the reader sees it. */
function parameterTable(sdk, method, reference) {
  const rows = parametersOf(sdk, method).map((parameter) => [
    `\`${parameter.name}\``,
    cell(typeCode(sdk, parameter.type, reference)),
    parameter.default === undefined ? 'required' : `\`${cell(parameter.default)}\``,
    cell(parameter.about) + (parameter.since ? ` New in ${parameter.since}.` : ''),
  ]);
  return rows.length === 0 ? [] : [table(['Parameter', 'Type', 'Default', 'Meaning'], rows)];
}

function returnsLine(sdk, method, reference) {
  const note = method.keys ? `: ${method.keys}` : '.';
  return `**Returns** ${typeCode(sdk, method.returns, reference)}${note}`;
}

/** Only what is particular to a method: the page says once what every call may raise. */
function raisesLines(sdk, method) {
  const own = entries(method.raises);
  if (own.length === 0) return [];
  const list = own.map(([name, reason]) => `- \`${name}\`: ${reason}`).join('\n');
  return [`**Raises**${sdk.errorClass ? ` \`${sdk.errorClass}\` with one of these codes` : ''}:\n\n${list}`];
}

function methodRegion(sdk, service, name, reference) {
  const method = sdk.services[service].methods[name];
  return [
    `### \`${name}()\` {#${name}}`,
    method.about + (method.since ? ` New in ${method.since}.` : ''),
    python(signature(sdk, name, method), `${sdk.client}.${service}`),
    ...parameterTable(sdk, method, reference),
    ...(method.returns === 'None' ? [] : [returnsLine(sdk, method, reference)]),
    ...raisesLines(sdk, method),
  ].join('\n\n');
}

/** The first sentence: enough to choose a method. */
const summary = (about) => about.replace(/(?<=\.) .*$/s, '');

function glanceRegion(sdk, service, reference) {
  const rows = entries(sdk.services[service].methods).map(([name, method]) => [
    `[\`${name}\`](#${name})`,
    cell(summary(method.about)),
    cell(method.returns === 'None' ? 'nothing' : typeCode(sdk, method.returns, reference)),
  ]);
  return table(['Method', 'What it does', 'Returns'], rows);
}

/** The types a service hands out or takes, with the types of their fields. */
function typesOf(sdk, service) {
  const found = new Set();
  const add = (expression) => {
    for (const name of typeNames(sdk, expression)) {
      if (found.has(name)) continue;
      found.add(name);
      for (const [, field] of entries(sdk.types[name]?.fields)) add(field.type);
    }
  };
  for (const [, method] of entries(sdk.services[service].methods)) {
    for (const parameter of parametersOf(sdk, method)) add(parameter.type);
    add(method.returns);
  }
  return [...found].sort();
}

function typesRegion(sdk, service, reference) {
  const line = (name) => {
    const about = sdk.aliases[name] ? aliasValues(sdk, name) : (sdk.types[name] ?? sdk.types[`${name}[T]`]).about;
    return `- [\`${name}\`](${reference}#${anchorOf(sdk, name)}): ${about}`;
  };
  // A page of a list is explained once, in the API reference.
  const own = typesOf(sdk, service).filter((name) => name !== 'Page');
  return own.map(line).join('\n');
}

const aliasValues = (sdk, name) => `${sdk.aliases[name].map((value) => `\`"${value}"\``).join(', ')}.`;

function restRegion(sdk, service) {
  const { methods, restPrefix = sdk.restPrefix, restOnly = [] } = sdk.services[service];
  const request = (rest) => `\`${rest.replace(' ', ` ${restPrefix}`)}\``;
  const rows = entries(methods)
    .filter(([, method]) => method.rest)
    .map(([name, method]) => [`[\`${name}\`](#${name})`, request(method.rest)]);
  return table(['Method', 'Request'], [...rows, ...restOnly.map((rest) => ['no method', request(rest)])]);
}

function changedRegion(sdk, service) {
  const { methods, changes = [] } = sdk.services[service];
  const lines = entries(methods).flatMap(([name, method]) => {
    if (method.since) return [`- New method [\`${name}\`](#${name}).`];
    return parametersOf(sdk, method)
      .filter((parameter) => parameter.since)
      .map((parameter) => `- [\`${name}\`](#${name}) has the parameter \`${parameter.name}\`.`);
  });
  const all = [...lines, ...changes.map((change) => `- ${change}`)];
  return all.length > 0 ? all.join('\n') : `Nothing: the service is the same as in ${sdk.baseline}.`;
}

function constructorRegion(sdk, name) {
  const method = { returns: 'None', ...sdk.constructors[name] };
  const parameters = parameterTable(sdk, method, '');
  if (method.owner) {
    return [python(signature(sdk, name, method), method.owner), ...parameters, returnsLine(sdk, method, '')].join(
      '\n\n',
    );
  }
  const body = signature(sdk, '__init__', { ...method, params: { self: {}, ...method.params } });
  const stub = `class ${name}:\n${body.replace('self: undefined', 'self').replaceAll(/^/gm, '    ')}`;
  return [python(stub, sdk.module), ...parameters].join('\n\n');
}

function environmentRegion(sdk) {
  const rows = entries(sdk.environment).map(([name, { default: value, about }]) => [`\`${name}\``, value, about]);
  return table(['Variable', 'Default', 'Meaning'], rows);
}

function exceptionsRegion(sdk) {
  const children = (parent) => entries(sdk.exceptions).filter(([, about]) => about.parent === parent);
  const tree = (name, indent) => [indent + name, ...children(name).flatMap(([child]) => tree(child, `${indent}  `))];
  const roots = entries(sdk.exceptions).filter(([, about]) => !about.parent);
  const rows = entries(sdk.exceptions).map(([name, { status, fields, about }]) => [
    `\`${name}\``,
    status ?? '–',
    about +
      (fields
        ? ` Attributes: ${fields
            .split(/, (?=\w+:)/)
            .map((field) => `\`${cell(field)}\``)
            .join(', ')}.`
        : ''),
  ]);
  const lines = roots.flatMap(([name]) => tree(name, '')).join('\n');
  return `\`\`\`text title="emberhold.errors"\n${lines}\n\`\`\`\n\n${table(['Exception', 'HTTP status', 'Meaning'], rows)}`;
}

function allTypesRegion(sdk) {
  return entries(sdk.types)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { about, fields }]) => {
      const rows = entries(fields).map(([field, { type, default: value, about: meaning }]) => [
        `\`${field}\``,
        cell(typeCode(sdk, type, '')) + (value === undefined ? '' : `, default \`${value}\``),
        cell(meaning),
      ]);
      return `#### \`${name}\` {#${anchorOf(sdk, name)}}\n\n${about}\n\n${table(['Field', 'Type', 'Meaning'], rows)}`;
    })
    .join('\n\n');
}

function aliasesRegion(sdk) {
  return table(
    ['Name', 'Values'],
    entries(sdk.aliases).map(([name, values]) => [`\`${name}\``, values.map((value) => `\`"${value}"\``).join(', ')]),
  );
}

function indexRegion(sdk) {
  const rows = entries(sdk.services).map(([service, { methods, about }]) => {
    const links = entries(methods).map(([name]) => `[\`${name}\`](./services/${service}.md#${name})`);
    return [`[${service}](./services/${service}.md)`, about, links.join(', ')];
  });
  return table(['Service', 'For', 'Methods'], rows);
}

/**
 * The Markdown of one region. A key is `client`, `with_options`, `environment`, `exceptions`, `types`, `aliases`,
 * `index`, or a service with `.glance`, `.types`, `.rest`, `.changed` or one of its methods.
 */
export function renderRegion(sdk, key, reference) {
  const general = {
    Emberhold: () => constructorRegion(sdk, 'Emberhold'),
    EmberholdClient: () => constructorRegion(sdk, 'EmberholdClient'),
    with_options: () => constructorRegion(sdk, 'with_options'),
    environment: () => environmentRegion(sdk),
    exceptions: () => exceptionsRegion(sdk),
    types: () => allTypesRegion(sdk),
    aliases: () => aliasesRegion(sdk),
    index: () => indexRegion(sdk),
  };
  if (Object.hasOwn(general, key)) return general[key]();
  const [service, part] = key.split('.');
  if (!Object.hasOwn(sdk.services, service))
    throw new Error(`no service '${service}' in the description (region '${key}')`);
  const views = {
    '#glance': () => glanceRegion(sdk, service, reference),
    '#types': () => typesRegion(sdk, service, reference),
    '#rest': () => restRegion(sdk, service),
    '#changed': () => changedRegion(sdk, service),
  };
  if (Object.hasOwn(views, `#${part}`) && !Object.hasOwn(sdk.services[service].methods, part))
    return views[`#${part}`]();
  if (!Object.hasOwn(sdk.services[service].methods, part)) {
    throw new Error(`no method '${part}' in service '${service}' (region '${key}')`);
  }
  return methodRegion(sdk, service, part, reference);
}

const REGION = /^\{\/\* sdk:(\S+) \*\/\}\n(.*?)^\{\/\* \/sdk \*\/\}$/gms;

/** The keys of the regions of a page, in their order. */
export const regionKeys = (text) => [...text.matchAll(REGION)].map((match) => match[1]);

/** The page with every region written again. `reference` is the address of the API reference, seen from the page. */
export function fillRegions(sdk, text, reference) {
  return text.replace(REGION, (_, key) => `{/* sdk:${key} */}\n\n${renderRegion(sdk, key, reference)}\n\n{/* /sdk */}`);
}

/** What the pages of a service must hold, in this order. */
export function expectedKeys(sdk, service) {
  const methods = Object.keys(sdk.services[service].methods).map((name) => `${service}.${name}`);
  const after = sdk.types ? ['types', 'rest', 'changed'] : ['rest'];
  return [`${service}.glance`, ...methods, ...after.map((part) => `${service}.${part}`)];
}
