/**
 * Components of Docusaurus's theme (3.8.1) that are not parts here: they are inside a part, or belong to another
 * layout.
 */
const NAMES = `
  Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip Admonition/Icon/Warning
  Admonition/Layout Admonition/Type/Caution Admonition/Type/Danger Admonition/Type/Info Admonition/Type/Note
  Admonition/Type/Tip Admonition/Type/Warning AnnouncementBar/CloseButton AnnouncementBar/Content
  Blog/Components/Author Blog/Components/Author/Socials Blog/Pages/BlogAuthorsListPage
  Blog/Pages/BlogAuthorsPostsPage BlogListPage/StructuredData BlogPostItem/Container BlogPostItem/Content
  BlogPostItem/Footer BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header BlogPostItem/Header/Authors
  BlogPostItem/Header/Info BlogPostItem/Header/Title BlogPostPage/Metadata BlogPostPage/StructuredData
  BlogSidebar/Content BlogSidebar/Desktop BlogSidebar/Mobile CodeBlock/Buttons CodeBlock/Buttons/Button
  CodeBlock/Buttons/CopyButton CodeBlock/Buttons/WordWrapButton CodeBlock/Container CodeBlock/Content
  CodeBlock/Content/Element CodeBlock/Content/String CodeBlock/Layout CodeBlock/Line CodeBlock/Line/Token
  CodeBlock/Title CodeInline ContentVisibility/Draft ContentVisibility/Unlisted DocBreadcrumbs/Items/Home
  DocBreadcrumbs/StructuredData DocItem/Metadata DocItem/TOC/Desktop DocRoot DocRoot/Layout DocRoot/Layout/Main
  DocRoot/Layout/Sidebar DocRoot/Layout/Sidebar/ExpandButton DocSidebar/Desktop DocSidebar/Desktop/CollapseButton
  DocSidebar/Desktop/Content DocSidebar/Mobile DocSidebarItem DocSidebarItem/Category DocSidebarItem/Html
  DocSidebarItem/Link DocSidebarItems DocVersionRoot DocsRoot ErrorPageContent Footer/Copyright Footer/Layout
  Footer/LinkItem Footer/Links Footer/Links/MultiColumn Footer/Links/Simple Footer/Logo Icon/Arrow Icon/Close
  Icon/Copy Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/Language Icon/LightMode Icon/Menu
  Icon/Socials/Bluesky Icon/Socials/Default Icon/Socials/GitHub Icon/Socials/Instagram Icon/Socials/LinkedIn
  Icon/Socials/Mastodon Icon/Socials/StackOverflow Icon/Socials/Threads Icon/Socials/Twitch Icon/Socials/Twitter
  Icon/Socials/X Icon/Socials/YouTube Icon/Success Icon/SystemColorMode Icon/WordWrap Layout/Provider
  MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img MDXComponents/Li
  MDXComponents/Pre MDXComponents/Ul MDXContent Navbar/ColorModeToggle Navbar/Content Navbar/Layout
  Navbar/Logo Navbar/MobileSidebar Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout
  Navbar/MobileSidebar/PrimaryMenu Navbar/MobileSidebar/SecondaryMenu Navbar/MobileSidebar/Toggle Navbar/Search
  NavbarItem/DefaultNavbarItem/Desktop NavbarItem/DefaultNavbarItem/Mobile NavbarItem/DropdownNavbarItem/Desktop
  NavbarItem/DropdownNavbarItem/Mobile NavbarItem/NavbarNavLink NavbarItem/SearchNavbarItem PaginatorNavLink
  SearchMetadata SiteMetadata SkipToContent TOCCollapsible/CollapseButton TOCItems TOCItems/Tree Tag
  TagsListByLetter ThemeProvider ThemeProvider/TitleFormatter ThemedImage prism-include-languages
`;

export const CLASSIC_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));
