/**
 * Faults of authors, each of which decides whether a site with it is published. Every file of a fault has its name in
 * the path, so one folder can contain many faults and each message shows which one it is about.
 */
export interface Fault {
  /** Path → text, relative to the site folder. */
  files: Record<string, string>;
  /** Additional keys of the configuration. Such a fault has its own folder. */
  config?: string;
  /** Options of the classic preset, in the same way. */
  preset?: string;
  /** The text by which a message is recognized, if it does not name the fault. */
  named?: string;
  /** The answer depends on Docusaurus's theme, which is installed. */
  hasTheme?: true;
}

/** The folder to which faults are added; it has none itself. */
export function toFaultySite(faults: Iterable<Fault>): Record<string, string> {
  const all = [...faults];
  const { config = '', preset = '' } = Object.assign({}, ...all) as Partial<Fault>;
  return {
    'package.json': '{ "name": "faulty", "private": true }\n',
    'docusaurus.config.js': `module.exports = {
  title: 'Faulty', url: 'https://faulty.example', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { ${preset} }]],
  ${config}
};
`,
    'docs/intro.md': '# Intro\n\nA page without any fault.\n',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    ...(preset === '' && { 'blog/2024-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n' }),
    'src/pages/index.jsx': 'export default () => <h1>Home</h1>;\n',
    ...Object.assign({}, ...all.map(({ files }) => files)),
  };
}
