import type { DocCard } from '../../shared/pageContent.ts';

/** Cards of a category's items: on a generated index, and where content says `<DocCardList/>`. */
export function DocCards({ cards, href }: { cards: DocCard[]; href: (target: string) => string }) {
  return (
    <ul className="oc-cards">
      {cards.map((card, index) => (
        <li key={index}>
          <h2>
            <a href={href(card.href)}>{card.label}</a>
          </h2>
          <DocCardText card={card} />
        </li>
      ))}
    </ul>
  );
}

function DocCardText({ card: { description, count } }: { card: DocCard }) {
  if (description) return <p>{description}</p>;
  if (count === undefined) return null;
  return <p>{count === 1 ? '1 item' : `${count} items`}</p>;
}
