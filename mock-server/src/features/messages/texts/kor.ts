import type { MessageTexts } from './zh.ts';

/** Korean. */
export const kor: MessageTexts = {
  sender: '캐나다 28',
  messages: {
    demoCredit: {
      title: '데모 자금이 지급되었습니다',
      text: '데모 자금 {amount} USDT가 잔액에 추가되었습니다. 체험용이며 실제 돈이 아닙니다.',
    },
    depositSucceeded: {
      title: '입금이 완료되었습니다',
      text: '{amount} USDT 입금이 완료되었습니다. 거래 번호 {orderId}',
    },
    depositBonus: {
      title: '입금 보너스가 지급되었습니다',
      text: '이번 입금에 대한 보너스 {amount} USDT가 잔액에 추가되었습니다. 거래 번호 {orderId}',
    },
    depositFailed: {
      title: '입금에 실패했습니다',
      text: '{amount} USDT 입금이 확인되지 않았습니다. 이미 송금하셨다면 고객센터로 문의해 주세요. 거래 번호 {orderId}',
    },
    depositCancelled: {
      title: '입금이 취소되었습니다',
      text: '{amount} USDT 입금이 취소되었습니다. 거래 번호 {orderId}',
    },
    depositExpired: {
      title: '입금 기한이 지났습니다',
      text: '{amount} USDT 입금이 24시간 안에 확인되지 않아 자동으로 취소되었습니다. 거래 번호 {orderId}',
    },
    withdrawalApproved: {
      title: '출금이 승인되었습니다',
      text: '{amount} USDT 출금이 승인되었습니다. 송금까지 잠시 기다려 주세요. 거래 번호 {orderId}',
    },
    withdrawalPaid: {
      title: '출금이 완료되었습니다',
      text: '수수료 {fee} USDT를 제외한 {received} USDT를 송금했습니다. 거래 번호 {orderId}',
    },
    withdrawalRejected: {
      title: '출금이 거절되었습니다',
      text: '출금이 승인되지 않았습니다. {amount} USDT 전액을 사용 가능 금액으로 돌려드렸습니다. 거래 번호 {orderId}',
    },
    withdrawalFailed: {
      title: '출금 송금에 실패했습니다',
      text: '출금을 송금하지 못했습니다. {amount} USDT 전액을 사용 가능 금액으로 돌려드렸습니다. 거래 번호 {orderId}',
    },
    passwordChanged: {
      title: '로그인 비밀번호가 변경되었습니다',
      text: '로그인 비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터로 문의해 주세요.',
    },
    payPasswordSet: {
      title: '거래 비밀번호가 설정되었습니다',
      text: '거래 비밀번호가 설정되었습니다. 본인이 설정하지 않았다면 즉시 고객센터로 문의해 주세요.',
    },
    payPasswordChanged: {
      title: '거래 비밀번호가 변경되었습니다',
      text: '거래 비밀번호가 변경되었습니다. 본인이 변경하지 않았다면 즉시 고객센터로 문의해 주세요.',
    },
    loginPasswordGuessed: {
      title: '계정 로그인이 여러 번 실패했습니다',
      text: '지난 1시간 동안 로그인 비밀번호가 여러 번 잘못 입력되어 새 로그인이 일시 중지되었습니다. 로그인된 기기에는 영향이 없습니다. 본인이 시도하지 않았다면 로그인 비밀번호를 변경해 주세요.',
    },
    payPasswordLocked: {
      title: '거래 비밀번호가 잠겼습니다',
      text: '하루 동안 거래 비밀번호가 여러 번 잘못 입력되어 잠겼습니다. 잠금을 해제하려면 고객센터로 문의해 주세요. 본인이 시도하지 않았다면 즉시 로그인 비밀번호를 변경해 주세요.',
    },
    playLimitsChanged: {
      title: '한도 설정이 변경되었습니다',
      text: '한도 설정이 변경되었습니다. 더 엄격한 한도는 즉시, 완화된 한도는 24시간 후에 적용됩니다.',
    },
    timeOutStarted: {
      title: '이용 중지가 시작되었습니다',
      text: '{until}(UTC+8)까지 이용이 중지됩니다. 그때까지 베팅과 입금을 할 수 없으며 기간을 줄일 수 없습니다.',
    },
    chaseFinished: {
      title: '연속 베팅이 종료되었습니다',
      text: '연속 베팅({chaseId})이 종료되었습니다. 베팅 {staked} USDT, 당첨 {won} USDT, 반환 {returned} USDT',
    },
    chaseStopped: {
      title: '연속 베팅이 중지되었습니다',
      text: '연속 베팅({chaseId})이 중지되었습니다. 베팅 {staked} USDT, 당첨 {won} USDT, 반환 {returned} USDT',
    },
    issueVoided: {
      title: '{issueCode}회차가 무효 처리되었습니다',
      text: '{issueCode}회차가 무효 처리되어 해당 회차의 베팅 {amount} USDT를 전액 돌려드렸습니다.',
    },
    accountRenewed: {
      title: '계정이 새로 바뀌었습니다',
      text: '진행자가 데모를 다른 시점으로 옮겼습니다. 이름은 그대로이며, 새 데모 자금이 들어 있는 새 계정으로 바뀌었습니다.',
    },
    demoWentBack: {
      title: '데모가 이전 시점으로 돌아갔습니다',
      text: '진행자가 데모를 이전 시점으로 되돌렸습니다. 계정은 그때의 상태로 돌아갔고, 그 이후의 베팅은 없던 일이 됩니다.',
    },
  },
};
