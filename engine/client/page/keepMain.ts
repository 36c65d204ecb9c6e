/**
 * React leaves the server's article alone when it hydrates. If it cannot hydrate (an extension has changed the page),
 * it draws everything anew and knows nothing of the article; what is returned puts it back.
 */
export function keepMain(container: Element): () => void {
  const served = container.querySelector('main');
  return () => {
    const main = container.querySelector('main');
    if (served && main && main !== served && main.childNodes.length === 0) main.append(...served.childNodes);
  };
}
