/** Asks the browser to fetch a file into its cache when it has time; where it knows no such hint, fetches it. */
export function prefetchFile(url: string): void {
  const link = document.createElement('link');
  if (link.relList?.supports?.('prefetch')) {
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  } else {
    fetch(url, { credentials: 'include' }).catch(() => {});
  }
}
