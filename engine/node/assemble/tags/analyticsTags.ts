/** The tags of the plugins that count visits with Google's scripts. Only in a build, as in Docusaurus. */
import type { SiteTag } from '../../../shared/renderer.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { mergeSources, toPolicySource, type PolicySources } from '../policy/policySources.ts';

type Analytics = SiteConfig['analytics'];

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://www.google-analytics.com';

export function analyticsTags({ gtag, analytics, tagManager }: Analytics): { head: SiteTag[]; preBody: SiteTag[] } {
  const gtagIds = gtag.flatMap(({ trackingID }) => trackingID);
  return {
    head: [
      ...(gtagIds.length > 0 ? [preconnect(ANALYTICS), preconnect(TAG_MANAGER)] : []),
      ...gtag.flatMap(({ trackingID, anonymizeIP }) => [
        // One script serves all ids.
        script(`${TAG_MANAGER}/gtag/js?id=${trackingID[0]}`),
        inline(
          'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());' +
            trackingID
              .map((id) => `gtag("config",${toText(id)},${anonymizeIP ? '{anonymize_ip:true}' : '{}'});`)
              .join(''),
        ),
      ]),
      ...analytics.flatMap(({ trackingID, anonymizeIP }) => [
        preconnect(ANALYTICS),
        inline(
          'window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;' +
            `ga("create",${toText(trackingID)},"auto");${anonymizeIP ? 'ga("set","anonymizeIp",true);' : ''}ga("send","pageview")`,
        ),
        script(`${ANALYTICS}/analytics.js`),
      ]),
      ...tagManager.flatMap(({ containerId }) => [
        preconnect(TAG_MANAGER),
        inline('window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"})'),
        script(`${TAG_MANAGER}/gtm.js?id=${containerId}`),
      ]),
    ],
    preBody: tagManager.map(({ containerId }) => ({
      tag: 'noscript',
      attributes: {},
      // Hidden without `style`, which the policy forbids.
      content: `<iframe src="${TAG_MANAGER}/ns.html?id=${encodeURIComponent(containerId)}" height="0" width="0" hidden></iframe>`,
    })),
  };
}

/** The client modules of both plugins in one. They report a page view after a client navigation. */
export function analyticsModules({ gtag, analytics }: Analytics): string[] {
  const onMove = (report: string) =>
    '{onRouteDidUpdate({location:l,previousLocation:p}){' +
    'p&&(l.pathname!==p.pathname||l.search!==p.search||l.hash!==p.hash)&&setTimeout(()=>{' +
    `${report}})}}`;
  return [
    ...(gtag.length > 0
      ? [onMove('gtag("set","page_path",l.pathname+l.search+l.hash);gtag("event","page_view")')]
      : []),
    ...(analytics.length > 0 ? [onMove('ga("set","page",l.pathname+l.search+l.hash);ga("send","pageview")')] : []),
  ];
}

/**
 * Sources that no document names: the analytics services, and the origins that the configuration allows scripts to
 * contact.
 */
export function configuredSources({ analytics, octavo }: Pick<SiteConfig, 'analytics' | 'octavo'>): PolicySources {
  const sourceOf = (address = '') => [toPolicySource(address) ?? []].flat();
  const feedback = sourceOf(octavo.feedback);
  return mergeSources([
    scriptSources(analytics),
    { connect: [...sourceOf(octavo.search.reportEmpty), ...feedback, ...octavo.connect], form: feedback },
  ]);
}

function scriptSources({ gtag, analytics, tagManager }: Analytics): PolicySources {
  const counts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
  if (gtag.length > 0 || tagManager.length > 0) return { image: counts, connect: counts, script: [TAG_MANAGER] };
  return analytics.length > 0 ? { image: [ANALYTICS], connect: [ANALYTICS] } : {};
}

function preconnect(href: string): SiteTag {
  return { tag: 'link', attributes: { rel: 'preconnect', href } };
}

function script(src: string): SiteTag {
  return { tag: 'script', attributes: { async: true, src } };
}

function inline(content: string): SiteTag {
  return { tag: 'script', attributes: {}, content };
}

function toText(id: string): string {
  return JSON.stringify(id).replaceAll('<', '\\u003c');
}
