import { useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './Avatar.css'

type AvatarProps = {
  image: string | null | undefined
  /** What stands there without an image, or where it cannot be loaded: initials or an icon. */
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
}

/** The round picture of a person or thing. Decoration: its name stands beside it. */
export function Avatar({ image, children, size = 'normal' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classNames('avatar', `avatar-${size}`)} aria-hidden="true">
      {image && image !== broken ? <img src={image} alt="" onError={() => setBroken(image)} /> : children}
    </span>
  )
}
