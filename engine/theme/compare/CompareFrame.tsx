import { COMPARED_DOCS_ATTRIBUTE, COMPARE_ATTRIBUTE } from '../../shared/documentAttributes.ts';
import type { ComparedDocs } from '../../shared/compare/comparedDocs.ts';
import type { CompareContent } from '../../shared/pageContent.ts';
import { usePageContext } from '../pages/PageContext.ts';

function toComparedDocs(instances: CompareContent['instances']): string {
  const docs: ComparedDocs = Object.fromEntries(instances.map(({ id, texts, feed }) => [id, { texts, feed }]));
  return JSON.stringify(docs);
}

/** The server's part of the comparison: a note that it needs a script, and links that work without one. */
export function CompareFrame({ content: { workerFile, instances } }: { content: CompareContent }) {
  const { t, href } = usePageContext();
  return (
    <main className="container margin-vert--lg">
      <div
        className="oc-compare"
        {...{ [COMPARE_ATTRIBUTE]: workerFile, [COMPARED_DOCS_ATTRIBUTE]: toComparedDocs(instances) }}
      >
        <h1>{t('What changed')}</h1>
        <noscript>
          <p>{t('Comparing versions needs JavaScript. Without it you can still read each of them:')}</p>
          {instances.map(({ id, versions }) => (
            <ul key={id}>
              {versions.map((version) => (
                <li key={version.href}>
                  <a href={href(version.href)}>{instances.length > 1 ? `${id} ${version.label}` : version.label}</a>
                </li>
              ))}
            </ul>
          ))}
        </noscript>
      </div>
    </main>
  );
}
