/** The handbook's text about each problem: its cause and its remedy. */
import type { ProblemCode } from '../../engine/shared/problemCodes.ts';

export const EXPLANATIONS: Record<ProblemCode, string> = {
  // Running a command
  usage:
    'The message shows the right form of the command. `octavo --help` lists the commands, and `octavo build --help` the options of one. [Command line](./command-line.md) describes all of them.',
  'no-site':
    'Octavo was called in a folder without `docusaurus.config.ts` (or `.js`, `.mjs` and so on). Name the folder of your site: `octavo build website`. To create one, run `octavo new`.',
  port: 'Another program uses the port, or the address is not one of this machine. Choose another port with `--port`, or another address with `--host`.',
  'output-folder':
    'Octavo deletes only files that it has written. Remove the folder yourself, or name another one with `--out-dir`. If a page and a folder would have the same name, the message names both.',
  deploy:
    'Nothing was pushed. Most often `organizationName`, `projectName` or the right to push is missing. The message contains the output of git.',
  swizzle:
    'The component already exists in `src/theme`, or the theme has no component of that name. `octavo swizzle --list` lists all of them.',
  looks:
    '`octavo doctor --looks` builds the site with Docusaurus too and opens both in a browser. It needs `npm install` in the site folder, a site that Docusaurus builds, and Chrome, Chromium or Edge; set `OCTAVO_CHROME` to its path if Octavo does not find it.',
  system:
    'The disk is full, a file belongs to another user, or too many files are open. The message names the file and the reason that the system gave.',
  unexpected:
    'This is a bug in Octavo, or in code that runs inside it. Run the command again with `--verbose` to see where, and please report it.',

  // The configuration
  'config-fails':
    'The configuration, or a file that it loads, has a mistake or throws while it is loaded. The message has the file and the line. It must export an object, or a function that returns one.',
  'unknown-key':
    'Most often a typing error; the message names the nearest right key. A value for your own components belongs in `customFields`. Every key is in the [reference](./configuration.md).',
  'missing-key': 'Add the key. The [reference](./configuration.md) explains it, with an example.',
  'invalid-value': 'The message quotes the value and says what is expected. All wrong values are named at once.',
  'removed-key': 'Docusaurus no longer accepts this key. The message says what replaces it.',
  'missing-file':
    'Paths in the configuration are relative to the site folder, and begin with `./` for code. Linux distinguishes upper and lower case: a name that works on your Mac may fail in CI.',
  'unknown-name':
    'A navbar item, a version option or a search context names docs, a version, a sidebar or a document that does not exist. The message lists the existing ones.',
  'duplicate-id':
    'Two docs, two blogs or two copies of a plugin have the same `id`. Give each its own `id` in its options.',
  'invalid-locale':
    'A locale must be a language tag such as `fr` or `pt-BR`, be listed in `i18n.locales`, and differ from the others in more than upper and lower case. For a folder with another name set `localeConfigs.<name>.htmlLang`.',
  'function-fails':
    'A function in the configuration (`parseFrontMatter`, `preprocessor`, `processBlogPosts`, `createSitemapItems`) threw, or returned something of the wrong kind. Octavo continues without it, but publishes nothing until it works.',
  unsupported:
    'Octavo works differently, so this setting has no effect. [What is supported](./supported.md) says what to use instead. If you do not need it, remove the key to remove the warning.',
  'search-replaced':
    "Octavo shows its own search instead. To keep the other one, set `customFields.octavo.search` to `'site'`.",

  // Packages
  'missing-package':
    'Something imports a package that is not in `node_modules`. Run the command from the message. Octavo does not need Docusaurus’s own packages, only those that your site or a plugin adds.',
  'plugin-fails':
    'A step of a plugin threw, took too long or ended its thread. The site is built without the plugin. The message names the step and the place. `customFields.octavo.pluginSeconds` gives slow plugins more time.',
  'plugin-step':
    'A step of the plugin changes webpack or the command line of Docusaurus, which Octavo does not use. All other steps run. [How plugins run](./plugins.md) lists them.',
  'plugin-route':
    'A route such as `/users/:id` stands for many addresses, and Octavo writes one file for each page. Let the plugin add a route for each address.',

  // Files and folders
  'outside-site':
    'A page shows a file outside the site folder, or a symbolic link leads there. Move the file into the site, or name its folder in `customFields.octavo.allowOutside`. [Untrusted content](./untrusted-content.md) gives the reasons.',
  'symbolic-link':
    'Octavo ignores the link. Remove it, or let it lead to a file, or to a folder that does not contain it.',
  'unreadable-file': 'The file exists, but the system does not let Octavo read it. Check its owner and permissions.',
  'not-utf8': 'Save the file with UTF-8 encoding. Until then, unreadable letters are shown as `�`.',
  'invalid-data':
    'A YAML or JSON file (`tags.yml`, `authors.yml`, `_category_.json`, `code.json`) has a mistake at the named line, or an invalid entry.',
  'file-name':
    'Only `octavo check` says this. Windows cannot store a file with this name: `CON`, `AUX`, `NUL`, `COM1` and the like, names that end in a dot or a space, and names with `<>:"|?*`. The site works elsewhere; rename the page (or its `slug`) if someone may unpack or host it on Windows.',
  'git-history':
    'Dates and authors of last updates come from git. In CI, fetch the whole history (`fetch-depth: 0`); without git, switch off `showLastUpdateTime` and `showLastUpdateAuthor`.',

  // Docs and versions
  'no-docs':
    'The folder of the docs, or of one of their versions, does not exist, contains no Markdown, or contains only drafts. `path` of the docs is relative to the site folder.',
  'duplicate-doc':
    'Two files have the same id, and sidebars and links by id can mean only one of them. Rename one of the files, or give it an `id` in the front matter.',
  'invalid-sidebar': 'The message names the place in the sidebars file and says what is expected there.',
  'unknown-doc':
    'A sidebar names a document by its path in the docs folder, without the file extension: `guides/install`. An `id` in the front matter replaces the last part.',
  'empty-sidebar':
    'An autogenerated item names a folder without documents, or a navbar item leads to a sidebar without a page. Add a page, or remove the item.',
  'duplicate-category': 'A folder has `_category_.json` and `_category_.yml`. Keep one of them.',
  'invalid-version':
    '`versions.json`, the name of a new version, or an option such as `lastVersion` or `onlyIncludeVersions` does not match the existing versions. The message says which one.',
  'duplicate-route':
    'An address can have only one page, and some disks do not distinguish upper and lower case. Give one of the pages another `slug`, or move its file. `onDuplicateRoutes` sets the severity.',

  // Front matter and the blog
  'front-matter':
    'Front matter is YAML between two lines of `---`. Most often a value with a colon lacks quotes: `title: "Part 1: the start"`.',
  'front-matter-value': 'The message quotes the value and says what is expected. The page is built without it.',
  'front-matter-key':
    'Your own keys are allowed, but this one looks like a typing error, or has no effect on this kind of page.',
  'post-date':
    'The name of a post begins with a date that does not exist, such as `2025-02-30`. Rename it, or set `date` in its front matter.',
  untruncated:
    "Lists show the whole post. Put `<!-- truncate -->` (in MDX `{/* truncate */}`) where the excerpt ends, or set `onUntruncatedBlogPosts` to `'ignore'`.",
  'undeclared-author':
    "Declare the author once in `authors.yml` and name them by key, or set `onInlineAuthors` to `'ignore'`.",
  'undeclared-tag': "Add the tag to `tags.yml`, or set `onInlineTags` to `'ignore'`.",

  // Links
  'broken-link':
    'Link to the file of a page rather than to its address: `./install.md`. Then the link works in every version and language. `onBrokenLinks` decides whether this stops the build.',
  'broken-anchor':
    'The part after `#` is the id of a heading, made from its text. Give the heading a fixed id with `## Heading {#my-id}`, or run `octavo write-heading-ids`. `onBrokenAnchors` sets the severity.',
  'left-out-page': 'The page is a draft, or not part of this build. Remove the link, or publish the page.',
  'unpublished-file':
    'The name is wrong, or the file exists but is not a page: it begins with `_`, is a draft, is excluded, or is in another folder. `onBrokenMarkdownLinks` sets the severity.',
  'empty-link': 'The address between the parentheses is empty, or not an address at all.',
  'missing-asset':
    'Paths are relative to the Markdown file, or begin with `/` for the `static` folder. Upper and lower case count.',
  'broken-redirect': 'The page that a redirect leads to does not exist. Correct `to`, or remove the redirect.',
  'redirect-conflict':
    'The old address has a page, or two redirects. The page, or the first redirect, takes precedence.',

  // Pages
  'mdx-syntax':
    "In MDX, `<` and `{` begin code. Write `\\<` and `\\{`, put the text into backticks, or set `markdown: { format: 'detect' }`: then `.md` files are plain Markdown. The page is shown up to the mistake.",
  expression: 'The code between braces, or an `export`, throws. The page is shown without it.',
  'unknown-component':
    'The page uses a component that it does not import and that the theme does not have. Import it, or register it in `src/theme/MDXComponents`. The content between its tags is shown.',
  'not-imported': 'Octavo shows the component anyway, but Docusaurus would not. Add the `import` from the message.',
  'component-fails':
    'The component threw while the site was built. The message names the place. Code that needs a browser (`window`, `document`) belongs in an effect, or in `<BrowserOnly>`.',
  'component-use':
    'A component of the theme lacks a property, or has nothing to show at this place. The message says what to write.',
  'browser-only':
    'If a component uses the browser while it renders, only the browser can render it, so the built page lacks its HTML. If it has properties that cannot be sent to the browser, it stays as it was built. Use the browser in an effect or in `<BrowserOnly>`, and pass plain values.',
  'live-code':
    'The code of a block marked `live` cannot be read, or throws. Readers see the message where the result would be, as in Docusaurus. The code can use names of React and of `src/theme/ReactLiveScope`.',
  'missing-import':
    'The imported file or module does not exist. Relative paths begin with `./`; `@site/` is the site folder.',
  'generated-module':
    'The page imports a file that a plugin of Docusaurus would write, but Octavo does not run that plugin. Remove the import, or write the file with your own plugin (`createData`).',
  'unknown-admonition':
    'After `:::` comes `note`, `tip`, `info`, `warning`, `danger`, or a keyword of `admonitions.keywords`. Anything else is shown as text.',
  'unknown-language':
    'Prism does not know the language, or `themeConfig.prism.additionalLanguages` must name it. The code is shown without colours.',
  'no-math': 'Add `remark-math` to `remarkPlugins` and `rehype-katex` to `rehypePlugins` of the docs.',
  'markdown-plugin':
    'A remark or rehype plugin throws, or returns an invalid tree. The page is built without it. Update the plugin, or remove it from the list that the message names.',
  'too-large':
    'The page exceeds a limit, for example with thousands of nested lists. Limits keep one page from stopping the build. Split the page.',
  'compiler-ended':
    'The page used all the memory that a thread may use. Split it, or look for code on it that never ends.',
  'untrusted-content':
    "With `markdown.format: 'md'`, pages may not contain scripts, objects or files for hosts. Move them into the configuration, or see [Untrusted content](./untrusted-content.md).",

  // Code of the site
  'site-code':
    'A module of the site throws while it loads or in a timer, or never ends. The message names the file and the line.',
  'code-syntax': 'A `.ts`, `.tsx`, `.js` or `.jsx` file has a mistake at the named line.',
  'removed-from-react': 'Octavo has React 19. The message says what to write instead.',
  'no-default-export': 'A file in `src/theme` replaces a component, and must export one: `export default function …`.',
  'theme-part':
    'A file in `src/theme` replaces something that the theme does not use here, so it is left out. `octavo swizzle --list` lists what can be replaced; see also [Replacing parts of the theme](./theme-overrides.md).',
  loader: 'A webpack loader that the code names is not installed, or throws. Its result is left out.',
  'invalid-css': 'The style sheet has a mistake at the named line. The build leaves out what a browser would ignore.',
  sass: 'The message comes from the Sass compiler. If Sass is not installed: `npm install --save-dev sass`.',
  postcss:
    'The message comes from PostCSS or from its plugin. If PostCSS is not installed: `npm install --save-dev postcss`.',

  // Policy and hosts
  'other-origin':
    'The site loads a font, a picture or a script from another site, which can then track readers. The policy allows it. Copy the file into `static/` if you can.',
  'blocked-origin':
    'Only the development server says this: a page sends a request to another site that the policy does not allow. Add the site to `customFields.octavo.connect`, or load the file through the configuration.',
  'host-rules':
    'Your own `_headers` or `_redirects` removes a header that protects readers, or leads to another site. If you want that, ignore the warning. If the message says that a header is too long for the host, set it in the settings of the host.',
  'covered-page': 'A file in `static/` has the address of a page and is served in its place. Rename one of them.',

  // API references
  'api-description':
    'The OpenAPI file cannot be read, or a part of it is invalid. The rest of the reference is built. The message names the place with a JSON pointer.',
  'api-advice':
    'Only `octavo check` says this: an operation without a summary, or an example that does not match its schema.',

  // Translations
  'translation-call':
    '`<Translate>` and `translate()` need plain texts, so that `octavo write-translations` can collect them. Use `values` for the parts that vary.',

  // octavo check
  'orphan-page': 'Readers can find the page only by search. Add it to a sidebar, link to it, or set `unlisted: true`.',
  'no-description':
    'Search engines and link previews show the first lines instead. Add `description` to the front matter.',
  'no-alt-text': 'Readers who cannot see the picture get nothing. Write `![what it shows](./picture.png)`.',
  'duplicate-anchor': 'Links lead to the first of them. Give one heading another id with `{#my-id}`.',
  'heading-order': 'A level is skipped, or the page has a second title. Screen readers list headings by level.',
  'empty-page': 'The page has fewer than five words. Write it, or make it a draft.',
  'search-query':
    'Each line of the file for `octavo check --search` is `how do I install it → /installation`, with an existing address.',
  'search-rank':
    'The expected page is too far down in the results of this query. [How search ranks](./search-ranking.md) says what helps: titles, headings, readers’ words.',
  'reader-words':
    'Each line is `/operations#backup | disaster recovery, restore point`, with an existing page or section.',
};
