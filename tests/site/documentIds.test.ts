import { expect, it } from 'vitest';
import * as documentIds from '../../engine/shared/documentIds.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);

const { APP_ID, DRAWER_ID, isDocumentId, PAGE_DATA_ID } = documentIds;

it("no heading's id equals an id of the document around it", async () => {
  const names = Object.values(documentIds).filter((value) => typeof value === 'string');
  const titles = ['Octavo', ...names, 'OC main', 'OC drawer', 'OC toc title', 'OC menu 1'];
  const site = await fixtureSite(
    {
      'docs/intro.md': [
        '---\nslug: /\n---\n\n# Intro\n',
        ...titles.map((title) => `## ${title.replace(':', ' ')}\n`),
        '## Page by hand {#octavo:page}\n',
        '<p id="octavo:style">by hand</p>\n',
        '<p id="octavo:main">by hand</p>\n',
      ].join('\n'),
    },
    { themeConfig: "{ navbar: { items: [{ type: 'dropdown', label: 'More', items: [{ label: 'a', to: '/' }] }] } }" },
  );
  const built = await site.build();
  const html = await built.html('/');
  const ids = idsOf(html);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // Headings keep Docusaurus's ids.
  expect(ids).toEqual(expect.arrayContaining(['octavo', 'octavo-page', 'octavo-style', 'octavo-main', 'oc-main']));

  const main = /<main[^]*<\/main>/.exec(html)![0];
  const around = idsOf(html.replace(main, ''));
  expect(around).toEqual(expect.arrayContaining([APP_ID, PAGE_DATA_ID, DRAWER_ID]));
  // Ids that React makes, and the id of Docusaurus's drawing. No heading of a site from Docusaurus has them.
  expect(around.filter((id) => !isDocumentId(id) && !/^_.*_(?:-|$)|^theme-svg-external-link$/.test(id))).toEqual([]);
});
