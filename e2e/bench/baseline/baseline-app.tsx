import { BrandPage, GuidePage } from './form-page.tsx'
import { ListPage } from './list-page.tsx'
import { type List, lists } from './lists.ts'
import { navigate, useLocation } from './use-location.ts'

/** The measured screens in React with only fetch and plain HTML, to show the cost of React itself. */
export function BaselineApp() {
  const { pathname, searchParams } = useLocation()
  const [, path, id] = pathname.split('/')
  const list = lists.find((each) => each.path === `/${path}`)
  return (
    <>
      <nav>
        {lists.map((each) => (
          <MenuLink key={each.path} list={each} />
        ))}
      </nav>
      {id && path === 'brands' && <BrandPage key={id} id={id} />}
      {id && path === 'guides' && <GuidePage key={id} id={id} />}
      {!id && list && <ListPage key={list.path} list={list} query={searchParams} />}
    </>
  )
}

function MenuLink({ list }: { readonly list: List }) {
  return (
    <a
      href={`/baseline${list.path}`}
      onClick={(event) => {
        event.preventDefault()
        navigate(list.path)
      }}
    >
      {list.title}{' '}
    </a>
  )
}
