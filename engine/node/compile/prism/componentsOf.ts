/** Prism's own files for a language of the configuration, in their order: as Docusaurus does, without all that Prism knows of them. */
export function componentsOf(language: string): string[] {
  return language === 'php' ? ['markup-templating', language] : [language];
}
