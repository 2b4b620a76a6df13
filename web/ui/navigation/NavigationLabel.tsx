import { classNames } from '../class-names.ts'
import type { NavigationItem } from './item.ts'
import type { Disclosure } from './navigation-context.ts'

type NavigationLabelProps = { item: NavigationItem; disclosure?: Disclosure | undefined }

/** Icon, title, subtitle and badge of an item. Icons are wrapped in a span: the icon font's class sets `display`. */
export function NavigationLabel({ item, disclosure }: NavigationLabelProps) {
  const { icon, title, subtitle, badge, classes, externalLink, target, type } = item
  return (
    <>
      {icon && (
        <span className="navigation-icon" aria-hidden="true">
          <i className={classNames(icon, classes?.icon)} />
        </span>
      )}
      <span className="navigation-text">
        <span className={classNames('navigation-title', classes?.title)}>{title}</span>
        {subtitle && <span className={classNames('navigation-subtitle', classes?.subtitle)}>{subtitle}</span>}
      </span>
      {badge && <span className={classNames('navigation-badge', badge.classes)}>{badge.title}</span>}
      {externalLink && target === '_blank' && (
        <>
          <span className="navigation-mark" aria-hidden="true">
            <i className="pi pi-external-link" />
          </span>
          <span className="visually-hidden">(se abre en otra pestaña)</span>
        </>
      )}
      {disclosure && (
        <span className={`navigation-mark navigation-mark-${type}`} aria-hidden="true">
          <i className="pi pi-chevron-right" />
        </span>
      )}
    </>
  )
}
