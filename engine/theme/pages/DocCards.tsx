import type { Translate } from '../../shared/createTranslate.ts';
import type { DocCard } from '../../shared/pageContent.ts';

interface Props {
  cards: DocCard[];
  href(target: string): string;
  t: Translate;
}

/** Cards of a category's items: on a generated index, and where content says `<DocCardList/>`. */
export function DocCards({ cards, href, t }: Props) {
  return (
    <ul className="oc-cards">
      {cards.map((card, index) => (
        <li key={index}>
          <h2>
            <a href={href(card.href)}>{card.label}</a>
          </h2>
          <DocCardText card={card} t={t} />
        </li>
      ))}
    </ul>
  );
}

function DocCardText({ card: { description, count }, t }: { card: DocCard; t: Translate }) {
  if (description) return <p>{description}</p>;
  if (count === undefined) return null;
  return <p>{t.plural('1 item|{count} items', count)}</p>;
}
