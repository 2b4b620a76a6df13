import { useState, type ReactNode } from 'react'
import { initialsOf } from '../lib/format.ts'
import { classNames } from './class-names.ts'
import './Avatar.css'

type AvatarProps = {
  image: string | null | undefined
  /** Determines initials and colour, so that a name looks the same everywhere. */
  name: string
  /** Replaces the initials. */
  children?: ReactNode
  size?: 'small' | 'normal' | 'large'
}

const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1009, 0) % 4

/** The round picture of a person or thing, or initials without one. Decorative: the name must be next to it. */
export function Avatar({
  image,
  name,
  children = initialsOf(name) || <i className="pi pi-user" />,
  size = 'normal',
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classNames('avatar', `avatar-${size} avatar-hue-${hueOf(name) + 1}`)} aria-hidden="true">
      {image && image !== broken ? <img src={image} alt="" onError={() => setBroken(image)} /> : children}
    </span>
  )
}
