import type { Translate } from '../../shared/createTranslate.ts';
import type { DocCard } from '../../shared/pageContent.ts';
import { LabelText } from '../base/LabelText.tsx';
import { joinClassNames } from '../base/joinClassNames.ts';
import { escapeHtml } from '../base/escapeHtml.ts';
import { TEXT_BREAK, usePageContext } from './PageContext.ts';

interface Props {
  href(target: string): string;
  t: Translate;
}

/** Cards of a category's items: on a generated index, and for `<DocCardList/>` in content. */
export function DocCards({ cards, className, ...props }: Props & { cards: DocCard[]; className?: string }) {
  return (
    <section className={joinClassNames('row', className)}>
      {cards.map((card, index) => (
        <article key={index} className="docCardListItem_W1sv col col--6">
          <DocCardContent card={card} {...props} />
        </article>
      ))}
    </section>
  );
}

/** On a generated index. */
export function IndexCards({ cards }: { cards: DocCard[] }) {
  const { t, href } = usePageContext();
  return <DocCards cards={cards} href={href} t={t} />;
}

export function DocCardContent({ card, href, t }: Props & { card: DocCard }) {
  const { label, className, count } = card;
  const isAway = /^https?:/i.test(card.href);
  const description = card.description ?? (count === undefined ? undefined : t.plural('1 item|{count} items', count));
  return (
    <a
      className={joinClassNames('card padding--lg cardContainer_fWXF', className)}
      href={href(card.href)}
      {...(isAway && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <h2
        className="text--truncate cardTitle_rnsV"
        title={label}
        lang={card.language?.lang}
        dangerouslySetInnerHTML={{ __html: [iconOf(card, isAway), ' ', labelHtml(card)].join(TEXT_BREAK) }}
      />
      {description && (
        <p className="text--truncate cardDescription_PWke" title={description} lang={card.descriptionLanguage?.lang}>
          <LabelText text={description} language={card.descriptionLanguage} />
        </p>
      )}
    </a>
  );
}

/** As LabelText shows it. */
function labelHtml({ label, language }: DocCard): string {
  const text = escapeHtml(label);
  return language ? `<bdi lang="${escapeHtml(language.lang)}" dir="${language.dir}">${text}</bdi>` : text;
}

function iconOf({ type }: DocCard, isAway: boolean): string {
  if (type === 'category') return '🗃️';
  return isAway ? '🔗' : '📄️';
}
