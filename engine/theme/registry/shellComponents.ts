import { Footer } from '../footer/Footer.tsx';
import { Brand } from '../navbar/Brand.tsx';
import { ColorModeToggle } from '../navbar/ColorModeToggle.tsx';
import { Navbar, NavbarSearch } from '../navbar/Navbar.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { AnnouncementBar } from '../shell/AnnouncementBar.tsx';
import { BackToTop } from '../shell/BackToTop.tsx';
import { SkipToContent } from '../shell/SkipToContent.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { SidebarMenu } from '../sidebar/SidebarMenu.tsx';
import type { ShellComponents } from '../base/ThemeComponents.ts';

/** The engine's own shell, separate from the other levels, which the browser does not need. */
export const shellComponents: ShellComponents = {
  SkipToContent,
  AnnouncementBar,
  Navbar,
  'NavbarItem/SearchNavbarItem': NavbarSearch,
  Logo: Brand,
  SearchBar: SearchBox,
  ColorModeToggle,
  DocSidebar: Sidebar,
  SidebarMenu,
  BackToTopButton: BackToTop,
  SearchPage,
  Footer,
};
