import type { BlogAuthorData } from '../../shared/pageContent.ts';
import { LabelText } from '../base/LabelText.tsx';
import { findSocialIcon } from '../icons/socialIcons.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

interface Props {
  author: BlogAuthorData;
  /** Where the name is a heading. */
  as?: 'h1' | 'h2';
  count?: number;
}

const HEADING_CLASSES = { h1: ' author-as-h1_n9oJ', h2: ' author-as-h2_gXvM' };

export function Author({ author, as, count }: Props) {
  const { fileHref } = usePageContext();
  const { name, title, imageUrl, language } = author;
  const target = author.page ?? author.url ?? (author.email && `mailto:${author.email}`);
  // Styles decide its size; without them it still keeps its space.
  const image = imageUrl !== undefined && (
    <img className="avatar__photo authorImage_XqGP" src={fileHref(imageUrl)} alt={name} width="48" height="48" />
  );
  const Name = as ?? 'span';
  const shown = (
    <Name className="authorName_yefp">
      <LabelText text={name} language={language} />
    </Name>
  );
  return (
    <div className={`avatar margin-bottom--sm${as ? HEADING_CLASSES[as] : ''}`} lang={language?.lang}>
      {image && target ? (
        <Link to={target} className="avatar__photo-link">
          {image}
        </Link>
      ) : (
        image
      )}
      {(name || title) && (
        <div className="avatar__intro authorDetails_lV9A">
          <div className="avatar__name">
            {name && (target ? <Link to={target}>{shown}</Link> : shown)}
            {count !== undefined && <span className="authorBlogPostCount_iiJ5">{count}</span>}
          </div>
          {title && (
            <small className="authorTitle_nd0D" title={title}>
              <LabelText text={title} language={language} />
            </small>
          )}
          <AuthorSocials author={author} />
        </div>
      )}
    </div>
  );
}

function AuthorSocials({ author }: { author: BlogAuthorData }) {
  return (
    <div className="authorSocials_rSDt">
      {author.socials.map(({ platform, url }) => {
        const { label, svg } = findSocialIcon(platform);
        return (
          <Link
            key={platform}
            to={url}
            className="authorSocialLink_owbf"
            title={label}
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        );
      })}
    </div>
  );
}
