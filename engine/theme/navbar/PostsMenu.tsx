import type { PostGroup } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';

/** Recent posts, in the drawer of a blog page. */
export function PostsMenu({ groups }: { groups: readonly PostGroup[] }) {
  return groups.map(({ year, posts }) => {
    const list = (
      <ul key={year} className="menu__list">
        {posts.map(({ href, html, isHere }) => (
          <li key={href} className="menu__list-item">
            <a
              aria-current={isHere ? 'page' : undefined}
              className={toClassName('menu__link', isHere && 'menu__link--active')}
              href={href}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </ul>
    );
    if (year === undefined) return list;
    return (
      <div key={year} role="group">
        <h3 className="yearGroupHeading_QT03">{year}</h3>
        {list}
      </div>
    );
  });
}
