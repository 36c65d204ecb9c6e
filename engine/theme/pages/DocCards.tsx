import type { Translate } from '../../shared/createTranslate.ts';
import type { DocCard } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

interface Props {
  href(target: string): string;
  t: Translate;
}

/** Cards of a category's items: on a generated index, and where content says `<DocCardList/>`. */
export function DocCards({ cards, ...props }: Props & { cards: DocCard[] }) {
  return (
    <ul className="oc-cards">
      {cards.map((card, index) => (
        <li key={index}>
          <DocCardContent card={card} {...props} />
        </li>
      ))}
    </ul>
  );
}

/** On a generated index. */
export function IndexCards({ cards }: { cards: DocCard[] }) {
  const { t, href } = usePageContext();
  return <DocCards cards={cards} href={href} t={t} />;
}

export function DocCardContent({ card, href, t }: Props & { card: DocCard }) {
  return (
    <>
      <h2>
        <a href={href(card.href)}>{card.label}</a>
      </h2>
      <DocCardText card={card} t={t} />
    </>
  );
}

function DocCardText({ card: { description, count }, t }: { card: DocCard; t: Translate }) {
  if (description) return <p>{description}</p>;
  if (count === undefined) return null;
  return <p>{t.plural('1 item|{count} items', count)}</p>;
}
