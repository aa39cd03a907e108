import classes from './progress-line.module.css'

/**
 * A thin line at the top while a page is on its way; it waits 150 ms, so that a quick answer shows nothing.
 * It says nothing to a screen reader: the new page's heading does.
 */
export function ProgressLine({ active }: { active: boolean }) {
  return active && <div className={classes.line} aria-hidden />
}
