/**
 * Every text that the theme and the client write themselves, in English, by the id under which translations know it:
 * Docusaurus's id where it has one (`theme.…`), else one of our own (`octavo.…`). `{name}` is a placeholder; `|`
 * separates plural forms (see createTranslate.ts). What follows a `#` tells two English texts of one id apart.
 *
 * Code names a text by the text itself, `t('Skip to main content')`, and the compiler checks that it is here. So no
 * bundle has to carry ids. Technical causes of errors, and messages to authors, are not translated.
 */
export const messages = {
  // Shell: around the article, on every page.
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',

  'theme.NavBar.navAriaLabel': 'Main',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',

  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',

  'octavo.Drawer.label': 'Navigation',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'octavo.Drawer.backToSection': 'Back to this section',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',

  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
  'theme.docs.sidebar.collapseButtonAriaLabel': 'Collapse sidebar',
  'theme.docs.sidebar.expandButtonAriaLabel': 'Expand sidebar',

  'octavo.VersionReminder.label': 'Your version',
  'octavo.VersionReminder.message': 'You last chose {version}. ',
  'octavo.VersionReminder.link': 'Read this page in {version}',
  'octavo.VersionReminder.dismiss': 'Stay with {version}',

  'octavo.LoadStatus.loading': 'Loading…',
  'octavo.LoadStatus.failed': 'This page could not be loaded.',
  'octavo.LoadStatus.reason': 'The page "{path}" could not be loaded. {reason}',
  'octavo.LoadStatus.offline': 'The server does not answer; are you online?',
  'octavo.LoadStatus.outdated': 'This site has been updated. Reload to see the new version.',
  'octavo.LoadStatus.retry': 'Retry',

  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'octavo.ErrorPageContent.causedBy': 'Caused by: {message}',

  // Search: the box in the navbar and the search page.
  'theme.SearchBar.label': 'Search',
  'octavo.SearchBar.close': 'Close search',
  'octavo.SearchBar.clear': 'Clear search',
  'octavo.SearchBar.resultsLabel': 'Search results',
  'theme.SearchBar.noResultsText': 'No results',
  'octavo.SearchBar.results.plurals': '1 result|{count} results',
  /** Worded as the local search plugin has it. Algolia's text under the same id has a placeholder. */
  'theme.SearchBar.seeAll': 'See all results',
  'theme.SearchBar.searchInContext': 'See all results within "{context}"',
  'octavo.SearchBar.searchEverywhere': 'Search everywhere',
  'octavo.SearchBar.more.plurals': '1 more from this page|{count} more from this page',
  'octavo.SearchBar.allPages': 'Results of all pages',
  'octavo.SearchBar.didYouMean': 'Did you mean "{query}"?',
  'octavo.SearchBar.elsewhere': '{count} in {place}',
  'octavo.SearchBar.recent': 'Recent searches',
  'octavo.SearchBar.clearRecent': 'Clear recent searches',
  'octavo.SearchBar.wantedNumber': 'Write a number there, as in {example}.',
  'octavo.SearchBar.wantedWord': 'Write a word there, as in {example}.',
  'octavo.SearchBar.wantedField': 'To find the word itself, leave out the colon.',
  'octavo.SearchBar.failed': 'Search could not be loaded. {reason}',

  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'octavo.SearchPage.context': 'Search in',
  'octavo.SearchPage.version': 'Version',
  'theme.SearchPage.searchContext.everywhere': 'everywhere',
  'octavo.SearchPage.searching': 'Searching…',
  'octavo.SearchPage.more': 'Show more results',
  'octavo.SearchPage.singleKeys': 'The / key opens search',
  'theme.SearchPage.documentsFound.plurals': '1 document found|{count} documents found',

  // The page that compares versions.
  'octavo.Compare.title': 'What changed',
  'octavo.Compare.needsScript': 'Comparing versions needs JavaScript. Without it you can still read each of them:',
  'octavo.Compare.versionsTitle': 'What changed from {from} to {to}',
  'octavo.Compare.docs': 'Documentation',
  'octavo.Compare.from': 'From',
  'octavo.Compare.to': 'To',
  'octavo.Compare.failed': 'The comparison could not be loaded. {reason}',
  'octavo.Compare.noVersion': 'There is no version "{name}".',
  'octavo.Compare.nearestVersion': 'Compare with {version} instead',
  'octavo.Compare.added.plurals': '1 page added|{count} pages added',
  'octavo.Compare.changed.plurals': '1 page changed|{count} pages changed',
  'octavo.Compare.moved.plurals': '1 page moved|{count} pages moved',
  'octavo.Compare.removed.plurals': '1 page removed|{count} pages removed',
  'octavo.Compare.unchanged.plurals': '1 page is the same|{count} pages are the same',
  'octavo.Compare.sameVersions': 'The two versions have the same text.',
  'octavo.Compare.added': 'Added',
  'octavo.Compare.changed': 'Changed',
  'octavo.Compare.moved': 'Moved',
  'octavo.Compare.removed': 'Removed',
  'octavo.Compare.words': 'Words added: {added}, removed: {removed}',
  'octavo.Compare.beginning': 'Beginning',
  'octavo.Compare.newSection': '{heading} (new)',
  'octavo.Compare.removedSection': '{heading} (removed)',
  'octavo.Compare.movedFrom': 'was {path}',
  'octavo.Compare.allChanges': 'All changes from {from} to {to}',
  'octavo.Compare.readIn': 'Read in {version}',
  'octavo.Compare.previousChange': 'Previous change',
  'octavo.Compare.nextChange': 'Next change',
  'octavo.Compare.changeOfChanges': 'Change {number} of {count}',
  'octavo.Compare.changes.plurals': '1 change|{count} changes',
  'octavo.Compare.sideBySide': 'Side by side',
  'octavo.Compare.unchangedBlocks.plurals': '1 unchanged block|{count} unchanged blocks',
  'octavo.Compare.samePage': 'This page is the same in both versions.',
  'octavo.Compare.newPage': 'This page is new in {version}.',
  'octavo.Compare.removedPage': 'This page is no longer there in {version}.',
  'octavo.Compare.noPage': 'There is no page "{id}" in {from} or in {to}.',
  'octavo.Compare.movedHere': 'Moved here: {heading}',
  'octavo.Compare.movedAway': 'Moved elsewhere: {heading}',
  /** Said before words that are marked as such. */
  'octavo.Compare.addedMark': 'added: ',
  'octavo.Compare.removedMark': 'removed: ',

  // Behaviour inside articles.
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.copied': 'Copied',
  'octavo.CodeBlock.notCopied': 'This code could not be copied',
  'octavo.CopyPage.notCopied': 'This page could not be copied',
  'octavo.Diagram.label': 'Diagram: {type}',
  'octavo.NotFound.suggestions': 'Perhaps you were looking for:',

  // Articles: written by the server only.
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
  'octavo.CopyPage.label': 'Copy page',
  'theme.CodeBlock.copy': 'Copy',

  'theme.docs.versions.unreleasedVersionLabel':
    'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'octavo.VersionBanner.changes': 'See what has changed since',
  'octavo.DocPage.changedSince': 'Changed since {version}',
  'octavo.DocPage.newIn': 'New in {version}',
  'theme.contentVisibility.draftBanner.title': 'Draft page',
  'theme.contentVisibility.draftBanner.message':
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  'theme.contentVisibility.unlistedBanner.title': 'Unlisted page',
  'theme.contentVisibility.unlistedBanner.message':
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',

  'octavo.Untranslated.message': 'This page is not translated yet; it is shown in {language}.',
  'octavo.Untranslated.help': 'Help translate it',

  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.common.editThisPage': 'Edit this page',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',

  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.tags.tagsPageLink#blog': 'View All Tags',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',

  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',

  'theme.NotFound.title': 'Page Not Found',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.p2':
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  'octavo.NotFound.ways': '{startPage}.',
  'octavo.NotFound.waysWithSearch': '{startPage} or {search}.',
  'octavo.NotFound.startPage': 'Go to the start page',
  'octavo.NotFound.search': 'search the documentation',

  // Pages of an API reference: written by the server only.
  'octavo.Api.pathParameters': 'Path parameters',
  'octavo.Api.queryParameters': 'Query parameters',
  'octavo.Api.headerParameters': 'Header parameters',
  'octavo.Api.cookieParameters': 'Cookie parameters',
  'octavo.Api.requestBody': 'Request body',
  'octavo.Api.responses': 'Responses',
  'octavo.Api.headers': 'Headers',
  'octavo.Api.links': 'Links',
  'octavo.Api.callbacks': 'Callbacks',
  'octavo.Api.webhooks': 'Webhooks',
  'octavo.Api.operations': 'Operations',
  'octavo.Api.schemas': 'Schemas',
  'octavo.Api.servers': 'Servers',
  'octavo.Api.authentication': 'Authentication',
  'octavo.Api.license': 'License',
  'octavo.Api.contact': 'Contact',
  'octavo.Api.terms': 'Terms of service',
  'octavo.Api.moreInformation': 'More information',
  'octavo.Api.example': 'Example',
  'octavo.Api.default': 'Default',
  'octavo.Api.allowedValues': 'Allowed values',
  'octavo.Api.always': 'Always',
  'octavo.Api.oneOf': 'One of',
  'octavo.Api.anyOf': 'Any of',
  'octavo.Api.required': 'required',
  'octavo.Api.optional': 'optional',
  'octavo.Api.deprecated': 'deprecated',
  'octavo.Api.readOnly': 'read-only',
  'octavo.Api.writeOnly': 'write-only',
  'octavo.Api.stream': 'stream of items',
  'octavo.Api.listOf': 'list of',
  'octavo.Api.mapOf': 'map of',
  'octavo.Api.properties': 'Properties',
  'octavo.Api.any': 'any',
  'octavo.Api.or': 'or',

  // Components of content.
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
  'theme.admonition.caution': 'caution',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'octavo.Details.summary': 'Details',
  'octavo.Task.done': 'Done',
  'octavo.Task.toDo': 'To do',
} as const;

export type Text = (typeof messages)[keyof typeof messages];

/** Texts in the language of a site, by their English form; what is missing stays English. */
export type Translations = Readonly<Partial<Record<Text, string>>>;

/** Translations by id, as files have them, to translations by text. Ids that are not the theme's are left out. */
export function toTranslations(byId: Readonly<Record<string, string>>): Translations {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, text]) => (byId[id] === undefined ? [] : [[text, byId[id]]])),
  );
}
