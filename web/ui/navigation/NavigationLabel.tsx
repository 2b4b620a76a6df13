import { classNames } from '../class-names.ts'
import type { NavigationItem } from './item.ts'
import type { Disclosure } from './NavigationControl.tsx'

type NavigationLabelProps = { item: NavigationItem; disclosure?: Disclosure | undefined }

/** Icon, title, subtitle and badge of an item. */
export function NavigationLabel({ item, disclosure }: NavigationLabelProps) {
  const { icon, title, subtitle, badge, classes, externalLink, target, type } = item
  return (
    <>
      {icon && <i className={classNames('navigation-icon', icon, classes?.icon)} aria-hidden="true" />}
      <span className="navigation-text">
        <span className={classNames('navigation-title', classes?.title)}>{title}</span>
        {subtitle && <span className={classNames('navigation-subtitle', classes?.subtitle)}>{subtitle}</span>}
      </span>
      {badge && <span className={classNames('navigation-badge', badge.classes)}>{badge.title}</span>}
      {externalLink && target === '_blank' && (
        <>
          <i className="pi pi-external-link navigation-mark" aria-hidden="true" />
          <span className="visually-hidden">(se abre en otra pestaña)</span>
        </>
      )}
      {disclosure && (
        <i
          className={classNames('pi pi-chevron-right navigation-mark', `navigation-mark-${type}`)}
          aria-hidden="true"
        />
      )}
    </>
  )
}
