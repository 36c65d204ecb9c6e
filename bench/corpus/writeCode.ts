type Pick = () => string;

const WRITERS: ((pick: Pick, number: () => number) => string[])[] = [
  (pick, number) => [
    '```bash title="Terminal"',
    `# ${pick()} ${pick()}`,
    `${pick()} ${pick()} --${pick()} ${number()} --${pick()}=${pick()} \\`,
    `  | grep "${pick()}" > ${pick()}.log`,
    `export ${pick().toUpperCase()}_URL="http://localhost:${number()}/${pick()}"`,
    '```',
  ],
  (pick, number) => [
    '```python title="example.py"',
    `from ${pick()} import ${pick()}`,
    '',
    `def ${pick()}(${pick()}: str, limit: int = ${number()}) -> dict[str, int]:`,
    `    """${pick()} ${pick()} ${pick()}."""`,
    `    result = {}`,
    `    for item in client.${pick()}(limit=limit):`,
    `        if item.${pick()} > ${number()}:`,
    `            result[item.name] = item.${pick()}`,
    `    return result`,
    '```',
  ],
  (pick, number) => [
    '```json',
    '{',
    `  "${pick()}": "${pick()}",`,
    `  "${pick()}": { "${pick()}": ${number()}, "${pick()}": [true, null, ${number()}] },`,
    `  "${pick()}": ["${pick()}", "${pick()}"]`,
    '}',
    '```',
  ],
  (pick, number) => [
    '```yaml',
    `${pick()}:`,
    `  ${pick()}: ${number()}`,
    `  ${pick()}:`,
    `    - name: ${pick()}`,
    `      value: "${pick()}"`,
    `    - name: ${pick()}`,
    '```',
  ],
  (pick, number) => [
    '```ts title="client.ts"',
    `import { ${pick()} } from './${pick()}';`,
    '',
    `export async function ${pick()}(input: string): Promise<number> {`,
    `  const answer = await fetch(\`/api/\${input}?${pick()}=${number()}\`);`,
    `  if (!answer.ok) throw new Error('${pick()} ${pick()}');`,
    `  return (await answer.json()).${pick()};`,
    '}',
    '```',
  ],
];

export function writeCode(random: () => number, pick: Pick): string {
  const write = WRITERS[Math.floor(random() * WRITERS.length)];
  return write?.(pick, () => Math.floor(random() * 9000) + 100).join('\n') ?? '';
}
