/** The handbook's text about each problem: its cause and its remedy. */
import type { ProblemCode } from '../../engine/shared/problemCodes.ts';

export const EXPLANATIONS: Record<ProblemCode, string> = {
  // Running a command
  usage:
    'The message shows how the command is written. `octavo --help` lists the commands, `octavo build --help` the options of one; [Command line](./command-line.md) has them all.',
  'no-site':
    'Octavo was called in a folder without `docusaurus.config.ts` (or `.js`, `.mjs` and so on). Name the folder of your site: `octavo build website`. To make one: `octavo new`.',
  port: 'Another program uses the port, or the address is not one of this machine. Choose another port with `--port`, or another address with `--host`.',
  'output-folder':
    'Octavo does not delete what it has not written: remove such a folder yourself, or name another one with `--out-dir`. A page and a folder cannot have the same name either; the message names both.',
  deploy:
    'Nothing was pushed. Most often `organizationName`, `projectName` or the right to push is missing. The message has what git said.',
  swizzle:
    'The component exists already in `src/theme`, or the theme has none of that name. `octavo swizzle --list` names all of them.',
  looks:
    '`octavo doctor --looks` builds the site with Docusaurus too and opens both in a browser. It needs `npm install` in the site folder, a site that Docusaurus builds, and Chrome, Chromium or Edge; `OCTAVO_CHROME` is the path of one in an unusual place.',
  system:
    'The disk is full, a file belongs to someone else, or too many files are open. The message names the file and the reason that the system gave.',
  unexpected:
    'This is a fault of ours, or of code that runs inside Octavo. Run the command again with `--verbose` to see where, and please report it.',

  // The configuration
  'config-fails':
    'The configuration, or a file that it loads, has a mistake or throws while it is loaded. The message has the file and the line. It must export an object, or a function that returns one.',
  'unknown-key':
    'Most often a typing error; the message names the nearest right key. A value for your own components belongs into `customFields`. Every key is in the [reference](./configuration.md).',
  'missing-key': 'Add the key. The [reference](./configuration.md) says what it is for, with an example.',
  'invalid-value': 'The message quotes the value and says what is expected. All wrong values are named at once.',
  'removed-key': 'Docusaurus had this key once and refuses it now. The message says where it moved.',
  'missing-file':
    'Paths in the configuration are relative to the site folder, with `./` in front for code. On Linux, upper and lower case differ: a name that works on your Mac may fail in CI.',
  'unknown-name':
    'A navbar item, a version option or a search context names docs, a version, a sidebar or a document that does not exist. The message lists what there is.',
  'duplicate-id':
    'Two docs, two blogs or two copies of a plugin have the same `id`. Give each its own among its options.',
  'invalid-locale':
    'A locale must be a language tag such as `fr` or `pt-BR`, be listed in `i18n.locales`, and differ from the others in more than upper and lower case. For a folder with another name set `localeConfigs.<name>.htmlLang`.',
  'function-fails':
    'A function in the configuration (`parseFrontMatter`, `preprocessor`, `processBlogPosts`, `createSitemapItems`) threw, or returned something of the wrong kind. Octavo goes on without it, and publishes nothing until it works.',
  unsupported:
    'Octavo works differently here, so this has nothing to act on. [What is supported](./supported.md) says what to use in its place. If you can live without it, remove the key and the warning goes away.',
  'search-replaced':
    "Octavo has a search of its own and shows that. To keep the other one, set `customFields.octavo.search` to `'site'`.",

  // Packages
  'missing-package':
    'Something imports a package that is not in `node_modules`. Run the command from the message. Octavo does not need Docusaurus’s own packages; what is missing is what your site, or a plugin, adds to them.',
  'plugin-fails':
    'A step of a plugin threw, took too long or ended its thread. The site is made without the plugin. The message has the step and the place; `customFields.octavo.pluginSeconds` gives a slow one more time.',
  'plugin-step':
    'The plugin has a step that changes webpack or the command line of Docusaurus, and there is neither here. Everything else of it runs. [How plugins run](./plugins.md) says which steps count.',
  'plugin-route':
    'A route such as `/users/:id` stands for many addresses, and Octavo writes one file for each page. Let the plugin add a route for each.',

  // Files and folders
  'outside-site':
    'A page shows a file, or a symbolic link leads, outside the site folder. Move the file in, or name its folder in `customFields.octavo.allowOutside`. Why: [Untrusted content](./untrusted-content.md).',
  'symbolic-link': 'The link is left out. Remove it, or let it lead to a file or a folder that does not contain it.',
  'unreadable-file': 'The file is there, but the system does not let Octavo read it. Check its owner and rights.',
  'not-utf8': 'Save the file with UTF-8 encoding. Until then, unreadable letters show as `�`.',
  'invalid-data':
    'A YAML or JSON file (`tags.yml`, `authors.yml`, `_category_.json`, `code.json`) has a mistake at the line named, or an entry of the wrong shape.',
  'file-name':
    'Only `octavo check` says this. Windows cannot store a file with this name: `CON`, `AUX`, `NUL`, `COM1` and the like, names that end in a dot or a space, and names with `<>:"|?*`. The site works elsewhere; rename the page (or its `slug`) if someone may unpack or host it on Windows.',
  'git-history':
    'Dates and authors of last updates come from git. In CI, fetch the whole history (`fetch-depth: 0`); without git, switch off `showLastUpdateTime` and `showLastUpdateAuthor`.',

  // Docs and versions
  'no-docs':
    'The folder of the docs, or of one of their versions, does not exist, holds no Markdown, or holds only drafts. `path` of the docs is relative to the site folder.',
  'duplicate-doc':
    'Sidebars and links by id mean only one of them. Rename one of the files, or give it an `id` in the front matter.',
  'invalid-sidebar': 'The message has the place in the sidebars file and what is expected there.',
  'unknown-doc':
    'A sidebar names a document by its path in the docs folder, without the ending: `guides/install`. An `id` in the front matter replaces the last part.',
  'empty-sidebar':
    'A generated part of a sidebar is made from a folder without documents, or a navbar item leads to a sidebar without a page. Add a page, or remove the item.',
  'duplicate-category': 'A folder has `_category_.json` and `_category_.yml`. Keep one of them.',
  'invalid-version':
    '`versions.json`, the name of a new version, or an option such as `lastVersion` or `onlyIncludeVersions` does not fit the versions that there are. The message says which.',
  'duplicate-route':
    'Only one page can be at an address, and some disks take upper and lower case for the same. Give one of them another `slug`, or move its file. `onDuplicateRoutes` decides how loud this is.',

  // Front matter and the blog
  'front-matter':
    'Front matter is YAML between two lines of `---`. Most often a value with a colon lacks quotes: `title: "Part 1: the start"`.',
  'front-matter-value': 'The message quotes the value and says what is expected. The page is made without it.',
  'front-matter-key':
    'Keys of your own are allowed, but this one looks like a typing error, or does nothing on this kind of page.',
  'post-date':
    'The name of a post begins with a date such as `2025-02-30`. Rename it, or set `date` in its front matter.',
  untruncated:
    "Lists show the whole post. Put `<!-- truncate -->` (in MDX `{/* truncate */}`) where the excerpt ends, or set `onUntruncatedBlogPosts` to `'ignore'`.",
  'undeclared-author':
    "Declare the author once in `authors.yml` and name them by key, or set `onInlineAuthors` to `'ignore'`.",
  'undeclared-tag': "Add the tag to `tags.yml`, or set `onInlineTags` to `'ignore'`.",

  // Links
  'broken-link':
    'Link to the file of a page rather than to its address: `./install.md`. Then it is found in every version and language. `onBrokenLinks` decides whether this stops the build.',
  'broken-anchor':
    'The part after `#` is the id of a heading, made from its text. Give it one that stays with `## Heading {#my-id}`, or run `octavo write-heading-ids`. `onBrokenAnchors` decides how loud this is.',
  'left-out-page': 'The page is a draft, or not part of this build. Remove the link, or publish the page.',
  'unpublished-file':
    'The name has a mistake, or the file is there and is no page of the site: it begins with `_`, is a draft, is excluded, or is in another folder. `onBrokenMarkdownLinks` decides how loud this is.',
  'empty-link': 'The address between the parentheses is empty, or not an address at all.',
  'missing-asset':
    'Paths are relative to the Markdown file, or begin with `/` for the `static` folder. Upper and lower case count.',
  'broken-redirect': 'The page that a redirect leads to does not exist. Correct `to`, or remove the redirect.',
  'redirect-conflict':
    'There is a page at the old address, or two redirects from it. The page, or the first redirect, wins.',

  // Pages
  'mdx-syntax':
    "In MDX, `<` and `{` begin code. Write `\\<` and `\\{`, put the text into backticks, or set `markdown: { format: 'detect' }`: then `.md` files are plain Markdown. The page is shown as far as it can be read.",
  expression: 'The code between braces, or an `export`, throws. The page is shown without it.',
  'unknown-component':
    'The page uses a component that it does not import and that the theme does not have. Import it, or register it in `src/theme/MDXComponents`. What stands inside its tags is shown.',
  'not-imported': 'Octavo shows the component all the same; Docusaurus would not. Add the `import` from the message.',
  'component-fails':
    'It was run when the site was built, and threw. The message has the place. What needs a browser (`window`, `document`) belongs into an effect, or into `<BrowserOnly>`.',
  'component-use':
    'A component of the theme lacks a property, or is used where it has nothing to show. The message says what to write.',
  'browser-only':
    'The component reads something of the browser while it renders, or has properties that cannot be sent there. Read it in an effect, put it into `<BrowserOnly>`, and pass plain values.',
  'live-code':
    'The code of a block marked `live` cannot be read, or throws. Readers see the message where the result would be, as in Docusaurus. Names that the code may use come from React and from `src/theme/ReactLiveScope`.',
  'missing-import':
    'The imported file or module does not exist. Relative paths begin with `./`; `@site/` is the site folder.',
  'generated-module':
    'The page imports a file that a plugin of Docusaurus would write, and that plugin is not run here.',
  'unknown-admonition':
    'After `:::` comes `note`, `tip`, `info`, `warning`, `danger`, or a keyword of `admonitions.keywords`. Anything else is shown as text.',
  'unknown-language':
    'Prism does not know the language, or it has to be named in `themeConfig.prism.additionalLanguages`. The code is shown without colours.',
  'no-math': 'Add `remark-math` to `remarkPlugins` and `rehype-katex` to `rehypePlugins` of the docs.',
  'markdown-plugin':
    'A remark or rehype plugin throws, or gives back something that is no page. The page is shown without it. Update the plugin, or take it out of the list that the message names.',
  'too-large':
    'Thousands of lists inside one another, or the like: limits that keep one page from stopping the build. Split the page.',
  'compiler-ended':
    'The page took all the memory that a thread may have. Split it, or look for code on it that never ends.',
  'untrusted-content':
    "With `markdown.format: 'md'`, pages may not bring scripts, host files or objects. Move it into the configuration, or see [Untrusted content](./untrusted-content.md).",

  // Code of the site
  'site-code':
    'A module of the site throws when it is loaded, in a timer, or never ends. The message has the file and the line.',
  'code-syntax': 'A `.ts`, `.tsx`, `.js` or `.jsx` file has a mistake at the line named.',
  'removed-from-react': 'Octavo has React 19. The message says what to write instead.',
  'no-default-export': 'A file in `src/theme` replaces a component, and must export one: `export default function …`.',
  'theme-part':
    'A file in `src/theme` replaces something that the theme does not show here, so it is left out. `octavo swizzle --list` names what can be replaced; [Theme overrides](./theme-overrides.md) says more.',
  loader: 'A webpack loader that the code names is not installed or throws. What it would have made is left out.',
  'invalid-css': 'The style sheet has a mistake at the line named; what the browser cannot read is left out.',
  sass: 'The message is the compiler’s. If it is not installed: `npm install --save-dev sass`.',
  postcss: 'The message is that of PostCSS or of its plugin. If it is not installed: `npm install --save-dev postcss`.',

  // Policy and hosts
  'other-origin':
    'The site loads a font, a picture or a script from another site, which then learns who reads the page. The policy allows it. Copy the file into `static/` if you can.',
  'blocked-origin':
    'Only the development server says this: a page requests something from another site that the policy does not name. Name it in `customFields.octavo.connect`, or load it from the configuration.',
  'host-rules':
    'Your own `_headers` or `_redirects` takes away a header that protects readers, or leads to another site; if that is meant, leave it. Or a header is longer than the host reads: set it in another way.',
  'covered-page': 'A file in `static/` has the address of a page and is served in its place. Rename one of them.',

  // API references
  'api-description':
    'The OpenAPI file cannot be read, or a part of it is not right. The rest of the reference is made. The message has the place as a JSON pointer.',
  'api-advice':
    'Only `octavo check` says this: an operation without a summary, or an example that does not fit its schema.',

  // Translations
  'translation-call':
    '`<Translate>` and `translate()` need plain texts, so that `octavo write-translations` can collect them. Use `values` for what varies.',

  // octavo check
  'orphan-page': 'Readers find the page by search only. Add it to a sidebar, link to it, or set `unlisted: true`.',
  'no-description':
    'Search engines and link previews show the first lines instead. Add `description` to the front matter.',
  'no-alt-text': 'Readers who cannot see the picture get nothing. Write `![what it shows](./picture.png)`.',
  'duplicate-anchor': 'Links lead to the first of them. Give one heading another id with `{#my-id}`.',
  'heading-order': 'A level is skipped, or the page has a second title. Screen readers list headings by level.',
  'empty-page': 'The page has fewer than five words. Write it, or make it a draft.',
  'search-query':
    'Each line of the file for `octavo check --search` is `how do I install it → /installation`, with an address that exists.',
  'search-rank':
    'Readers who ask this do not see the page where you expect it. [How ranking works](./search-ranking.md) says what helps: titles, headings, readers’ words.',
  'reader-words':
    'Each line is `/operations#backup | disaster recovery, restore point`, with a page or section that exists.',
};
