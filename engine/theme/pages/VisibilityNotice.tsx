import { usePageContext } from './PageContext.ts';

export function VisibilityNotice({ unlisted, draft }: { unlisted?: boolean; draft?: boolean }) {
  const { t } = usePageContext();
  return (
    <>
      {unlisted && (
        <Caution
          className="theme-unlisted-banner"
          title={t('Unlisted page')}
          text={t(
            'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
          )}
        />
      )}
      {draft && (
        <Caution
          className="theme-draft-banner"
          title={t('Draft page')}
          text={t('This page is a draft. It will only be visible in dev and be excluded from the production build.')}
        />
      )}
    </>
  );
}

const TRIANGLE =
  'M8.893 1.5c-.183-.31-.52-.5-.887-.5s-.703.19-.886.5L.138 13.499a.98.98 0 0 0 0 1.001c.193.31.53.501.886.501h13.964c.367 0 .704-.19.877-.5a1.03 1.03 0 0 0 .01-1.002L8.893 1.5zm.133 11.497H6.987v-2.003h2.039v2.003zm0-3.004H6.987V5.987h2.039v4.006z';

/** An admonition outside compiled content. */
function Caution({ className, title, text }: { className: string; title: string; text: string }) {
  return (
    <div className={`theme-admonition theme-admonition-caution admonition_xJq3 alert alert--warning ${className}`}>
      <div className="admonitionHeading_Gvgb">
        <span className="admonitionIcon_Rf37">
          <svg viewBox="0 0 16 16">
            <path fillRule="evenodd" d={TRIANGLE} />
          </svg>
        </span>
        {title}
      </div>
      <div className="admonitionContent_BuS1">{text}</div>
    </div>
  );
}
