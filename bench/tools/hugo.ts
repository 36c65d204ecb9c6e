import path from 'node:path';
import { toFolderRoute, type Dialect } from '../corpus/renderPage.ts';
import { toKey, type Corpus, type PageKey } from '../corpus/types.ts';
import { freezeAsFolder } from './freezeCorpus.ts';
import type { BuildTool } from './types.ts';
import { copyStatic, writeChanged, writePages } from './writeProject.ts';

/**
 * A native program, the benchmark for builds: the same Markdown, highlighted code, and a template with the pages of the
 * section and a table of contents. It has no search, versions, components or link checks, so its websites are not
 * compared.
 */
export const hugo: BuildTool = {
  name: 'hugo',
  label: 'Hugo',
  prepare,
  build: () => ({ file: 'hugo', words: ['--quiet'] }),
  freeze: freezeAsFolder(prepare),
  caches: ['resources', '.hugo_build.lock'],
  outDir: 'public',
  fileOf: (key) => path.join('content', toHugoFile(key)),
};

/** For Hugo, a folder with `index.md` is one page, with any other files in it. */
function toHugoFile(key: PageKey): string {
  return key.replace(/(^|\/)index\.md$/, '$1_index.md');
}

const CONFIG = `baseURL = "https://bench.example/"
disableKinds = ["taxonomy", "term", "RSS"]

[markup.goldmark.renderer]
unsafe = true
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
<nav><ul>{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></nav>
<main><h1>{{ .Title }}</h1>{{ .Content }}</main>
<aside>{{ .TableOfContents }}</aside>
</body>
</html>
`;

async function prepare(project: string, corpus: Corpus): Promise<void> {
  await copyStatic(corpus, path.join(project, 'static'));
  await writeChanged(path.join(project, 'hugo.toml'), CONFIG);
  for (const name of ['single', 'list']) await writeChanged(path.join(project, `layouts/_default/${name}.html`), PAGE);
  const dialect: Dialect = { titleInBody: false, admonitions: {}, toHref: (target) => `${toFolderRoute(target)}/` };
  await writePages(corpus, dialect, (section, page) =>
    path.join(project, 'content', toHugoFile(toKey(section, page.relPath))),
  );
}
