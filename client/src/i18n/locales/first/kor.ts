import type { FirstTexts } from './zh.ts';

/** Korean. */
export const korFirst: FirstTexts = {
  'address.add.title': '주소 추가',
  'address.list.title': '주소록',

  'app.crash.reload': '다시 불러오기',
  'app.crash.text': '페이지에 문제가 발생했습니다. 자금과 내역에는 영향이 없습니다. 다시 불러와 주세요.',
  'app.crash.title': '페이지를 표시할 수 없습니다',
  'app.over.text': '함께해 주셔서 감사합니다!',
  'app.over.title': '데모가 끝났습니다',
  'app.title.page': '{{page}} · {{product}}',

  'auth.account.title': '계정',
  'auth.reset.title': '다시 시작',

  'betting.past.title': '지난 베팅',
  'betting.room.bet': '베팅',
  'betting.room.chat': '채팅',
  'betting.room.label': '베팅룸',
  'betting.room.lobby': '로비',
  'betting.room.orders': '베팅 내역',
  'betting.room.past': '지난 결과',
  'betting.room.rules': '게임 방법',
  'betting.room.trend': '추이',

  'chasing.detail.title': '연속 베팅 상세',

  'chat.room.title': '채팅',

  'common.action.cancel': '취소',
  'common.action.confirm': '확인',
  'common.list.failed': '불러오지 못했습니다',
  'common.money.available': '사용 가능 금액',
  'common.tab.deposit': '입금',
  'common.tab.home': '홈',
  'common.tab.label': '주요 메뉴',
  'common.tab.my': '내 정보',

  'deposit.screen.other': 'USDT가 없거나 입금이 반영되지 않았나요?',
  'deposit.screen.title': 'USDT 입금',

  'error.request.failed': '요청을 처리하지 못했습니다. 네트워크를 확인해 주세요',
  'error.request.interfaceDetail': '서버 오류가 발생했습니다: {{detail}}',
  'error.request.unreadable': '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요',
  'error.session.logInFirst': '먼저 로그인해 주세요',

  'finance.detail.deposit': '입금 상세',
  'finance.detail.withdrawal': '출금 상세',
  'finance.record.deposits': '입금 내역',
  'finance.record.withdrawals': '출금 내역',

  'game.bet.now': '바로 베팅',
  'game.bet.record': '베팅 내역',
  'game.chase.name': '연속 베팅',
  'game.chase.record': '연속 베팅 내역',
  'game.choice.big': '대',
  'game.choice.bigEven': '대짝',
  'game.choice.bigOdd': '대홀',
  'game.choice.even': '짝',
  'game.choice.extremeBig': '극대',
  'game.choice.extremeSmall': '극소',
  'game.choice.odd': '홀',
  'game.choice.small': '소',
  'game.choice.smallEven': '소짝',
  'game.choice.smallOdd': '소홀',
  'game.issue.closesIn': '마감까지',
  'game.issue.drawing': '추첨 중…',
  'game.issue.drawsIn': '추첨까지',
  'game.issue.maintenance': '점검 중',
  'game.issue.name': '{{issue}}회차',
  'game.issue.salesOver': '접수 종료',
  'game.issue.sealed': '마감',
  'game.name': '캐나다 28',
  'game.odds.name': '배당률',
  'game.result.forced': '테스트 지정',
  'game.result.latest': '최근 추첨 결과',
  'game.result.none': '아직 추첨 결과가 없습니다',

  'help.about.title': '서비스 소개',
  'help.center.title': '도움말',
  'help.human.title': '상담원 문의',
  'help.service.title': '고객센터',
  'help.topic.cryptocurrency': '가상자산이란',
  'help.topic.deposits': '입금',
  'help.topic.passwords': '비밀번호',
  'help.topic.withdrawals': '출금',

  'home.hero.interval': '약 {{minutes}}분마다',
  'home.hero.lastResult': '직전 결과 · {{issue}}회차',
  'home.hero.maintenanceAt': '{{time}}부터 점검',
  'home.hero.open': '접수 중',
  'home.hero.opensAt': '{{time}} 접수 시작',
  'home.hero.opensIn': '접수 시작까지',
  'home.hero.ordered_other': '이미 {{people}}명이 베팅했습니다',
  'home.notice.label': '공지',
  'home.tile.label': '게임 안내',
  'home.tile.profit': '손익 통계',

  'lang.screen.failed': '언어를 불러오지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요',

  'lang.screen.title': '언어 선택',

  'messages.screen.title': '메시지함',

  'notFound.screen.home': '홈으로 가기',
  'notFound.screen.text': '페이지가 없거나 이동되었습니다',
  'notFound.screen.title': '페이지를 찾을 수 없습니다',

  'record.detail.title': '베팅 상세',

  'rules.screen.title': '게임 방법',

  'security.login.change': '로그인 비밀번호 변경',
  'security.pay.name': '거래 비밀번호',
  'security.screen.title': '계정 보안',

  'session.inactive.text': '장시간 사용하지 않아 자금 보호를 위해 로그아웃되었습니다',
  'session.logIn.action': '로그인',
  'session.logIn.later': '나중에',
  'session.logIn.text': '계속하려면 로그인해 주세요',
  'session.logOut.done': '로그아웃되었습니다',
  'session.maintenance.text': '서비스 점검 중입니다. 잠시 후 다시 시도해 주세요.',

  'settings.screen.title': '설정',

  'statistics.screen.title': '손익 통계',

  'ui.countdown.minutesLeft_other': '{{count}}분 남았습니다',
  'ui.demo.badge': '데모',
  'ui.demo.hint': '데모 환경이며 실제 돈이 오가지 않습니다',
  'ui.demo.ready': '데모 계정이 준비되었습니다. 잔액 {{amount}} USDT',
  'ui.demo.try': '데모 자금으로 체험하기',
  'ui.demo.tryNote': '가입 없이 바로 시작합니다. 만 18세 이상.',
  'ui.dialog.close': '닫기',
  'ui.list.retry': '다시 시도',
  'ui.loading.label': '불러오는 중',
  'ui.navigation.back': '뒤로',
  'ui.toast.dismiss': '알림 닫기',
  'ui.toast.region': '알림',

  'withdraw.screen.title': 'USDT 출금',
};
