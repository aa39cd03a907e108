interface LogoProps {
  readonly size?: number
  readonly className?: string
}

/** The logo: two mooring posts at the waterline. The same drawing as public/favicon.svg. */
export function Logo({ size = 28, className }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={className} aria-hidden focusable={false}>
      <rect width="32" height="32" rx="7.5" fill="#0b7285" />
      <path d={posts} fill="#fff" />
      <path d={`${water}v1.5H5.33z`} fill="#0b7285" stroke="#0b7285" strokeWidth="4.2" />
      <path d={water} fill="none" stroke="#a5d6de" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}

const posts =
  'M7 6h6.5a1.75 1.75 0 0 1 .5 3.43V25H6.5V9.43A1.75 1.75 0 0 1 7 6zM18.5 10.5H25a1.75 1.75 0 0 1 .5 3.43V25H18V13.93a1.75 1.75 0 0 1 .5-3.43z'

const water = 'M5.33 24.5c2.67 0 2.67-2 5.34-2s2.66 2 5.33 2 2.67-2 5.33-2 2.67 2 5.34 2'
