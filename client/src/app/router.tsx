import { Route, Routes } from 'react-router-dom';
import type { AppRoute } from './app-route.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ROUTES } from './routes.tsx';
import { MembersOnly } from './session/members-only.tsx';

function toRoute({ path, screen: Screen, isMembersOnly, titleKey, children = [] }: AppRoute) {
  const element = isMembersOnly ? (
    <MembersOnly titleKey={titleKey}>
      <Screen />
    </MembersOnly>
  ) : (
    <Screen />
  );
  return (
    <Route key={path} path={path} element={element}>
      {children.map(toRoute)}
    </Route>
  );
}

/** The screen of the present path. */
export function Router() {
  return (
    <Routes>
      {ROUTES.map(toRoute)}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
