/** Posts of one year, or all in one list. */
export interface PostGroup {
  year?: string;
  posts: { href: string; html: string; isHere: boolean }[];
}

/** The list of recent posts next to a blog page. Phones hide it and show its posts in the drawer. */
export function findPosts(): PostGroup[] {
  return [...document.querySelectorAll('.sidebar_re4s > ul, .sidebar_re4s > [role=group]')].map((group) => ({
    year: group.querySelector('h3')?.textContent,
    posts: [...group.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href')!,
      html: link.innerHTML,
      isHere: link.ariaCurrent === 'page',
    })),
  }));
}
